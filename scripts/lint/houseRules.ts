import { definePlugin, type Context, type ESTree, type Rule } from '@oxlint/plugins';
import { WRITTEN_LOCALES } from '#config/locales.ts';
import { SITE_KEYS } from '#config/siteKeys.ts';
import { DEFAULT_SITE } from '#config/sites.ts';

/** The rules that no linter brings: what this repository agreed on. `.oxlintrc.json` says where each holds. */

type Visitor = ReturnType<NonNullable<Rule['create']>>;

/** @returns a rule that reports what a selector (esquery) finds */
const forbid = (selector: string, message: string): Rule => ({
  create(context): Visitor {
    return {
      [selector](node: ESTree.Node) {
        context.report({ node, message });
      },
    };
  },
});

const looksBranched = new Set<string>([...WRITTEN_LOCALES, ...SITE_KEYS.filter((key) => key !== DEFAULT_SITE)]);

const noLocaleBranch: Rule = {
  create: (context): Visitor => ({
    BinaryExpression(node) {
      if (!/^[!=]==$/.test(node.operator)) return;
      for (const side of [node.left, node.right]) {
        if (side.type !== 'Literal' || typeof side.value !== 'string' || !looksBranched.has(side.value)) continue;
        const message =
          'What differs by language or site is looked up in a row (config/locales.ts, config/sites.ts), never branched on.';
        context.report({ node: side, message });
      }
    },
  }),
};

const DESCRIBED = new Set([
  'ClassDeclaration',
  'FunctionDeclaration',
  'TSDeclareFunction',
  'TSEnumDeclaration',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'VariableDeclaration',
]);

function isDescribed(context: Context, node: ESTree.Node): boolean {
  const comment = context.sourceCode.getCommentsBefore(node).findLast(({ type }) => type === 'Block');
  return comment?.value.startsWith('*') ?? false;
}

/** The first signature of a function speaks for all of them. */
function followsSignature(node: ESTree.ExportNamedDeclaration): boolean {
  if (node.parent.type !== 'Program') return false;
  const before = node.parent.body[node.parent.body.indexOf(node) - 1];
  return before?.type === 'ExportNamedDeclaration' && before.declaration?.type === 'TSDeclareFunction';
}

const describeExports: Rule = {
  create: (context): Visitor => ({
    ExportNamedDeclaration(node) {
      const { declaration } = node;
      if (!declaration || !DESCRIBED.has(declaration.type)) return;
      if (isDescribed(context, node) || followsSignature(node)) return;
      context.report({ node, message: 'Say in a doc comment what others import it for.' });
    },
  }),
};

export default definePlugin({
  meta: { name: 'house' },
  rules: {
    'describe-exports': describeExports,
    'no-default-export': forbid('ExportDefaultDeclaration', 'Named exports only: a thing has one name everywhere.'),
    'no-environment': forbid(
      'MemberExpression[object.name="process"][property.name="env"]',
      'Only config/env.ts knows the environment; server.ts and scripts hand it in.',
    ),
    'no-locale-branch': noLocaleBranch,
    'no-packed-spread': forbid(
      ':matches(SpreadElement, JSXSpreadAttribute) > :matches(ArrayExpression, ObjectExpression).argument',
      'Write what it holds: a literal that is spread at once says nothing more.',
    ),
    'one-visitor-room': forbid(
      [
        'Identifier[name=/^(localStorage|sessionStorage|indexedDB|cookieStore)$/]',
        'MemberExpression[object.name="document"][property.name="cookie"]',
        'ImportDeclaration[source.value="idb-keyval"]',
      ].join(', '),
      'What is kept on a device goes through src/visitor, which asks for the consent to it (record 0050).',
    ),
    'no-style-attribute': forbid(
      'JSXAttribute[name.name="style"]',
      'The content security policy blocks style attributes: use a class, or an SVG attribute.',
    ),
  },
});
