/** The texts about webhooks for a workspace's admins. */
export const webhookWords = {
  disabled: {
    title: 'A webhook was disabled',
    text: (name: string) =>
      `Nothing reached “${name}” for a week, so nothing more is sent there. Fix the receiver, then enable the webhook again.`,
  },
} as const
