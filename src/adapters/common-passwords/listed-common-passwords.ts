import type { CommonPasswords } from '../../core/account/passwords/password-check';

/** The 49,000 passwords of zxcvbn's list, which travels on the first question. */
export class ListedCommonPasswords implements CommonPasswords {
  private list: Promise<ReadonlySet<string>> | null = null;

  async hasAny(words: readonly string[]): Promise<boolean> {
    this.list ??= import('@zxcvbn-ts/language-common').then(
      ({ dictionary }) => new Set(dictionary['passwords-common']),
    );
    const list = await this.list;
    return words.some((word) => list.has(word));
  }
}
