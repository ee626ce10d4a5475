/** What the supervisor (`tools/run/supervise.sh`) reads from how this process ended. */
export const exitCodes = {
  /** It never came up, or did not stop in order. */
  failed: 1,
  /** It broke while it was running. */
  crashed: 70,
  /** Starting it again changes nothing before somebody has changed a setting or the machine. */
  notConfigured: 78,
} as const
