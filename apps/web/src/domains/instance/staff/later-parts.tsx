import { later } from '#kit/later.tsx'

/** Leads whoever runs the instance, and staff, to what they look after. */
export const InstanceEntry = later(async () => ({
  default: (await import('./components/instance-entry.tsx')).InstanceEntry,
}))
