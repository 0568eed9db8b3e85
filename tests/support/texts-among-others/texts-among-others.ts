import { relative, resolve } from 'node:path';
import {
  type Expression,
  isArrowFunction,
  isBlock,
  isFunctionDeclaration,
  isFunctionExpression,
  isIdentifier,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxText,
  isMethodDeclaration,
  isPropertyAccessExpression,
  isReturnStatement,
  isStringLiteral,
  isVariableDeclaration,
  type JsxChild,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';
import { API, type Type, TypeFlags } from 'typescript/unstable/sync';

/** A child of an element or a fragment, or what a component shows as a whole, as far as the rule asks. */
interface Child {
  readonly node: JsxChild | Expression;
  readonly expression: Expression | null;
  /** It may show a text. */
  isText: boolean;
  /** React neither changes, inserts nor removes it. */
  readonly isFixed: boolean;
}

interface Place {
  readonly file: SourceFile;
  readonly children: readonly Child[];
  /** It is no element: what stands in it stands among what its parent shows. */
  readonly isInParent: boolean;
  /** The component library puts something beside what stands in it, such as the place of an icon. */
  readonly isShared: boolean;
}

/** A text that the rule refuses, in the source. */
interface TextAmongOthers {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Parts of Ant Design that show their children among others. */
const SHARED = /^(Tag|Typography\.\w+)$/;

const FLAGS = TypeFlags.StringLike | TypeFlags.NumberLike;

/**
 * Where components show a text among other children, of which any may come, change or go. A browser that translates takes such a text out of React's hands: it stays when it should go, and what should stand before it comes last.
 * A text may stand beside others that never change: fixed words, and elements that are always there. What is in a fragment comes and
 * goes with it. A component that shows a text alone is refused, too: React keeps such a text for itself, even where it has its parent for itself.
 */
export function textsAmongOthers(): readonly TextAmongOthers[] {
  const api = new API();
  try {
    const [project] = api
      .updateSnapshot({ openProject: resolve(import.meta.dirname, 'tsconfig.json') })
      .getProjects();
    if (!project) throw new Error('The project of the texts cannot be read.');
    const { program, checker } = project;
    const places = program
      .getSourceFileNames()
      .filter((name) => name.endsWith('.tsx') && !name.includes('node_modules'))
      .flatMap((name) => placesIn(program.getSourceFile(name)));
    const asked = places.flatMap(({ children }) => children.filter(({ expression }) => expression));
    const types = checker.getTypeAtLocation(asked.map(({ expression }) => expression as Expression));
    for (const [index, child] of asked.entries()) child.isText = showsText(types[index]);
    return places.flatMap(({ file, children, isInParent, isShared }) => {
      const isAmong = isInParent || isShared || children.length > 1;
      if (!isAmong || (!isInParent && children.every(({ isFixed }) => isFixed))) return [];
      return children
        .filter(({ isText }) => isText)
        .map(({ node }) => {
          const line = file.text.slice(0, node.getStart(file)).split('\n').length;
          return { file: relative(process.cwd(), file.fileName), line, text: node.getText(file).trim() };
        });
    });
  } finally {
    api.close();
  }
}

function placesIn(file: SourceFile | undefined): readonly Place[] {
  const places: Place[] = [];
  const visit = (node: Node): void => {
    // Nothing translates what is shown where no script runs, since React is not there either.
    if (isJsxElement(node) && node.openingElement.tagName.getText(file) === 'noscript') return;
    if (isJsxElement(node) || isJsxFragment(node)) {
      const children = node.children.flatMap((child): Child[] => {
        const expression = isJsxExpression(child) ? (child.expression ?? null) : null;
        if (isBlank(child)) return [];
        return [
          {
            node: child,
            expression,
            isText: isJsxText(child),
            isFixed: !expression || isConstant(expression),
          },
        ];
      });
      const isInParent = isJsxFragment(node);
      const isShared = !isInParent && SHARED.test(node.openingElement.tagName.getText(file));
      if (file) places.push({ file, children, isInParent, isShared });
    }
    const body = componentBody(node, file);
    if (body && file) for (const expression of returnedBy(body)) places.push(shownBy(file, expression));
    node.forEachChild(visit);
  };
  if (file) visit(file);
  return places;
}

/** What a component shows as a whole. */
function shownBy(file: SourceFile, expression: Expression): Place {
  const children = [{ node: expression, expression, isText: false, isFixed: false }];
  return { file, children, isInParent: true, isShared: false };
}

/** The body of a function with the name of a component. */
function componentBody(node: Node, file: SourceFile | undefined): Node | undefined {
  const isNamed = (name: Node | undefined) => name !== undefined && /^[A-Z][a-z]/.test(name.getText(file));
  if (isFunctionDeclaration(node)) return isNamed(node.name) ? node.body : undefined;
  if (!isVariableDeclaration(node) || !isNamed(node.name)) return undefined;
  const { initializer } = node;
  return initializer && (isArrowFunction(initializer) || isFunctionExpression(initializer))
    ? initializer.body
    : undefined;
}

/** The expressions that a function's body returns, without those of functions inside. */
function returnedBy(body: Node): readonly Expression[] {
  if (!isBlock(body)) return [body as Expression];
  const returned: Expression[] = [];
  const visit = (node: Node): void => {
    if (isArrowFunction(node) || isFunctionExpression(node) || isFunctionDeclaration(node)) return;
    if (isMethodDeclaration(node)) return;
    if (isReturnStatement(node) && node.expression) returned.push(node.expression);
    node.forEachChild(visit);
  };
  visit(body);
  return returned;
}

/** Spaces, line breaks, `{' '}` and comments: translators leave them alone. */
function isBlank(child: JsxChild): boolean {
  if (isJsxText(child)) return !/\S/.test(child.text);
  if (!isJsxExpression(child)) return false;
  return !child.expression || (isStringLiteral(child.expression) && !/\S/.test(child.expression.text));
}

/** Words that are the same for as long as the page is open: those of the `*.texts.ts`, by their fixed names. */
function isConstant(expression: Expression): boolean {
  if (isStringLiteral(expression)) return true;
  if (isPropertyAccessExpression(expression)) return isConstant(expression.expression);
  return isIdentifier(expression) && /texts$/i.test(expression.text);
}

function showsText(type: Type | undefined): boolean {
  if (!type) return false;
  if (type.isUnionType()) {
    const types = type.getTypes();
    // Whatever can be rendered, such as children: no component of this site shows a large integer.
    if (types.some(({ flags }) => (flags & TypeFlags.BigIntLike) !== 0)) return false;
    return types.some(showsText);
  }
  // An empty text, of a condition that is one, shows nothing.
  if (type.isStringLiteralType()) return /\S/.test(type.value);
  return (type.flags & FLAGS) !== 0;
}
