import { defineSettings } from '#settings/define-settings.ts'
import { flag } from '#settings/schemas.ts'

/** Settings of the voice library: how voices are published. */
export const voiceLibrarySettings = defineSettings({
  VIREO_REVIEW_PUBLISHED_VOICES: {
    schema: flag.default(false),
    doc: 'Voices that people publish wait until you have allowed them with `vireo voice review`.',
  },
})
