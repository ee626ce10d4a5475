import { later } from '#kit/later.tsx'

/** Stands among what a workspace allows: public links to recordings. */
export const PublicLinksSection = later(async () => ({
  default: (await import('./components/links-section.tsx')).LinksSection,
}))
