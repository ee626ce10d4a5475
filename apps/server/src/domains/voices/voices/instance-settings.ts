import { z } from 'zod'
import { defineSettings } from '#settings/define-settings.ts'
import { aliasWish } from '#settings/schemas.ts'

/** Settings of voices: aliases and moderated terms. */
export const voicesSettings = defineSettings({
  VIREO_MODERATED_TERMS: {
    schema: z.string().optional(),
    doc: 'Words, separated by commas, that voices with live moderation do not say. Without any, such voices do not speak.',
  },
  VIREO_VOICE_ALIASES: {
    schema: aliasWish.optional(),
    doc: 'Well-known voice ids and names that stand for house voices: `off`, or changes of [the table](../voice-aliases.md), `Sarah=Clara,Adam=`. Nothing behind the sign takes one away.',
  },
})
