/** The suffix of a test file chooses its environment (DESIGN part 8). */
const shared = {
  // Not with what tests make, which goes with them.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  transform: { '\\.tsx?$': '<rootDir>/tests/support/transform.mjs' },
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/support/classNames.cjs',
    '\\.(css|woff2|svg)(\\?|$)': '<rootDir>/tests/support/emptyFile.cjs',
  },
  testEnvironmentOptions: { globalsCleanup: 'off' },
  setupFilesAfterEnv: ['<rootDir>/tests/support/failOnConsoleError.ts', '<rootDir>/tests/support/setPatience.ts'],
  roots: ['<rootDir>/config', '<rootDir>/src', '<rootDir>/tests', '<rootDir>/webpack', '<rootDir>/scripts'],
};

const project = (displayName, testMatch, extra = {}) => ({ ...shared, displayName, testMatch, ...extra });

export default {
  testSequencer: '<rootDir>/tests/support/sequencer.cjs',
  projects: [
    project('node', ['**/*.test.{ts,tsx}'], {
      testEnvironment: '<rootDir>/tests/support/nodeEnvironment.cjs',
      testPathIgnorePatterns: ['\\.dom\\.test\\.', '\\.e2e\\.test\\.'],
    }),
    project('dom', ['**/*.dom.test.{ts,tsx}'], {
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/tests/support/setDomPatience.ts'],
    }),
    project('e2e', ['**/*.e2e.test.ts'], {
      testEnvironment: '<rootDir>/tests/support/nodeEnvironment.cjs',
      globalSetup: '<rootDir>/tests/support/e2eSetup.ts',
      globalTeardown: '<rootDir>/tests/support/e2eTeardown.ts',
    }),
  ],
};
