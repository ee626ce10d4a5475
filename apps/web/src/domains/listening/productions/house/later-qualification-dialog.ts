import { later } from '#kit/later.tsx'

/** Adds to the catalogue; fetched when somebody does. */
export const QualificationDialog = later(async () => ({
  default: (await import('./qualification-dialog.tsx')).QualificationDialog,
}))
