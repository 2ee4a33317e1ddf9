import jsdoc from 'eslint-plugin-jsdoc';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** A rule is an error or it is not there. What a tool can say, no review has to. */

const noStyleAttribute = {
  selector: 'JSXAttribute[name.name="style"]',
  message: 'The content security policy blocks style attributes: use a class, or an SVG attribute.',
};
const noEnvironment = {
  selector: 'MemberExpression[object.name="process"][property.name="env"]',
  message: 'Only config/env.ts knows the environment; server.ts and scripts hand it in.',
};
const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports only: a thing has one name everywhere.',
};
const noLocaleBranch = {
  selector: 'BinaryExpression[operator=/^[!=]==$/] > Literal[value=/^(en|es|pt|ru|kz)$/]',
  message:
    'What differs by language or site is looked up in a row (config/locales.ts, config/sites.ts), never branched on.',
};
const noPackedSpread = {
  selector: ':matches(SpreadElement, JSXSpreadAttribute) > :matches(ArrayExpression, ObjectExpression).argument',
  message: 'Write what it holds: a literal that is spread at once says nothing more.',
};

export default tseslint.config(
  { ignores: ['dist/', 'node_modules/', 'var/', '.cache/', 'coverage/', '.*'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-restricted-syntax': [
        'error',
        noStyleAttribute,
        noPackedSpread,
        noEnvironment,
        noDefaultExport,
        noLocaleBranch,
      ],
      'max-lines': ['error', 300],
      'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true, IIFEs: true }],
      'no-console': 'error',
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // It does not know that `withResolvers<void>()` is a promise of nothing.
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/only-throw-error': ['error', { allow: ['Response'] }],
    },
  },
  {
    // They compile every file with React's compiler, which takes long: only where components and hooks can be.
    files: ['**/*.tsx', 'src/{app,blocks,client,features,i18n,pages,request,specimens,stores,ui}/**/*.ts'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'react-hooks/exhaustive-deps': 'error',
      'react-hooks/incompatible-library': 'error',
      'react-hooks/unsupported-syntax': 'error',
    },
  },
  {
    // A test's own small components keep the rules of hooks; no compiler sees them.
    files: ['**/*.test.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // A description of a unit is one long function by nature.
    files: ['**/*.test.{ts,tsx}', 'tests/**'],
    rules: {
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-restricted-syntax': ['error', noStyleAttribute, noPackedSpread, noDefaultExport],
    },
  },
  {
    // What others import says what it is for. Tests import nothing of each other, and declarations describe foreign modules.
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: ['**/*.test.{ts,tsx}', '**/*.d.ts'],
    plugins: { jsdoc },
    rules: {
      'jsdoc/require-jsdoc': [
        'error',
        {
          publicOnly: true,
          enableFixer: false,
          require: { FunctionDeclaration: true, ClassDeclaration: true },
          contexts: [
            'ExportNamedDeclaration > VariableDeclaration',
            'TSInterfaceDeclaration',
            'TSTypeAliasDeclaration',
            'TSEnumDeclaration',
          ],
        },
      ],
    },
  },
  // What a module declaration exports, and the parameters of the types that it adds to, are not its own to choose.
  {
    files: ['**/*.d.ts'],
    rules: { 'no-restricted-syntax': 'off', '@typescript-eslint/no-unused-vars': 'off' },
  },
  {
    files: ['server.ts', 'scripts/**', 'tests/**', 'lingui.config.ts'],
    rules: { 'no-restricted-syntax': ['error', noStyleAttribute, noPackedSpread], 'no-console': 'off' },
  },
  {
    files: ['src/client/**', 'src/specimens/main.tsx', 'src/api/createBrowserApi.ts'],
    rules: { 'no-console': ['error', { allow: ['warn', 'error'] }] },
  },
  {
    files: ['**/*.mjs'],
    rules: {
      'no-restricted-syntax': ['error', noPackedSpread],
      'max-lines': ['error', 300],
      'max-lines-per-function': ['error', 50],
      'no-var': 'error',
      eqeqeq: 'error',
    },
  },
);
