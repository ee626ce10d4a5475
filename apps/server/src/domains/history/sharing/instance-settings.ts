import { defineSettings } from '#settings/define-settings.ts'
import { flag } from '#settings/schemas.ts'

/** Settings of sharing: who is offered it. */
export const sharingSettings = defineSettings({
  VIREO_TEXT_TO_SPEECH_VIDEO: {
    schema: flag.default(false),
    doc: 'Workspaces on the enterprise tier are offered sharing too.',
  },
})
