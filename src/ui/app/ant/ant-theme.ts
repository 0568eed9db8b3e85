import type { ThemeConfig } from 'antd';
import palette from '../palette.json';

/** A color thinned with paper. */
const tint = (color: string, percent: number) => `color-mix(in srgb, ${color} ${percent}%, ${palette.paper})`;

const seed = {
  colorPrimary: palette.sunrise,
  // Under the pointer the library would go lighter, which white and paper do not carry at 4.5:1.
  colorPrimaryHover: palette.ember,
  // The ring of what has the focus, as everywhere; the library's own tint is too pale to be seen.
  colorPrimaryBorder: palette.ember,
  colorInfo: palette.sage,
  colorSuccess: palette.sage,
  colorError: palette.error,
  colorWarning: palette.warning,
  // Light enough for ink; the library's own tints of these colors are a muddy gray.
  colorInfoBg: tint(palette.sage, 7),
  colorInfoBorder: tint(palette.sage, 45),
  colorSuccessBg: tint(palette.sage, 7),
  colorSuccessBorder: tint(palette.sage, 45),
  colorWarningBg: tint(palette.gold, 14),
  colorErrorBg: tint(palette.error, 5),
  colorLink: palette.ember,
  colorLinkHover: palette.sunrise,
  colorTextBase: palette.ink,
  // The library's own is a tint, and the greeting would change its color when the shell takes its place.
  colorText: palette.ink,
  colorBorder: palette.border,
  colorTextTertiary: palette.muted,
  colorTextQuaternary: palette.muted,
  colorTextPlaceholder: palette.muted,
  colorTextDescription: palette.muted,
  colorTextDisabled: palette.muted,
  colorErrorText: palette.error,
  colorWarningText: palette.warning,
  // A button that is pressed stays ink under the pointer.
  colorBgSolidHover: palette.ink,
  colorBgSolidActive: palette.ink,
  fontFamily: 'var(--font-text)',
  borderRadius: 10,
};

/** The component library in the foundation's colours, calm and dense; only the dashboard uses it. */
export const dashboardTheme: ThemeConfig = {
  hashed: false,
  cssVar: { key: 'fsr-dense' },
  token: { ...seed, fontSize: 14, controlHeight: 36 },
  components: {
    Alert: { withDescriptionIconSize: 20, withDescriptionPadding: '12px 16px' },
    Avatar: { colorTextPlaceholder: palette.gold, colorTextLightSolid: palette.ink },
    // The library's own is a dark edge below the button.
    Button: { dangerShadow: 'none' },
    Descriptions: { labelBg: palette.sand },
    // The library's own ring of a field with the focus is a hint of a shadow.
    Input: { activeBorderColor: palette.ember, activeShadow: `0 0 0 1px ${palette.ember}` },
    Layout: { bodyBg: palette.sand },
    Progress: { defaultColor: palette.gold, remainingColor: tint(palette.ink, 10) },
    // The library's switch is 22 px high, two less than a target may be.
    Switch: { trackHeight: 26, handleSize: 22, trackMinWidth: 48 },
    Table: {
      headerBg: palette.sand,
      headerSortActiveBg: tint(palette.gold, 14),
      headerSortHoverBg: tint(palette.gold, 30),
      bodySortBg: palette.paper,
    },
  },
};
