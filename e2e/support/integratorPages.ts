/**
 * Options of `test.use` for pages of integrators, whose script is the fake widget: another host, an error in the console or an
 * uncaught one fails the test. Not theirs are a script that is blocked and what the fake itself reports.
 */
export const integratorPages = {
  reuseContext: true,
  hosts: /^(sample\.test|hub\.aifindr\.ai)$/,
  expectedMessages: /^warning: |^error: Error: Fake: |ERR_BLOCKED_BY_CLIENT/,
} as const;
