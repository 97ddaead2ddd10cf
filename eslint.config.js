import js from '@eslint/js';
import tseslint from 'typescript-eslint';

/** What the rules of play may not touch: they are functions of state, action and the random handle they are given. */
const PURE = [
  { object: 'Math', property: 'random', message: 'Randomness comes from the Rng handle.' },
  { object: 'Date', property: 'now', message: 'Rules read no clock.' },
];

export default tseslint.config(
  { ignores: ['node_modules', 'data', 'dist', 'coverage', 'src/sandbox/page/assets'] },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/consistent-type-assertions': [
        'error',
        { assertionStyle: 'as', objectLiteralTypeAssertions: 'never' },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
      eqeqeq: 'error',
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['src/engine/**', 'src/games/**'],
    rules: {
      'no-restricted-properties': ['error', ...PURE],
      'no-restricted-globals': ['error', 'Date', 'process', 'setTimeout', 'setInterval', 'fetch', 'crypto'],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/config.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[object.name='process'][property.name='env']",
          message: 'Only src/config.ts reads the environment.',
        },
      ],
    },
  },
  {
    files: ['test/**', 'bench/**', 'src/games/*/content/**'],
    rules: { 'max-lines': 'off' },
  },
  {
    // Discord's payloads as they are: bit fields are sums of enumeration members, and deprecated fields are still sent.
    files: ['src/sandbox/**', 'test/sandbox/**'],
    rules: {
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-deprecated': 'off',
    },
  },
  { files: ['**/*.{js,cjs}'], extends: [tseslint.configs.disableTypeChecked] },
  { files: ['src/start.js'], languageOptions: { globals: { console: 'readonly', process: 'readonly' } } },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs', globals: { module: 'writable' } } },
);
