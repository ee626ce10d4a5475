import path from 'node:path'
import { z } from 'zod'
import { defineSettings } from '#settings/define-settings.ts'

/** Settings of what the operator says to people without an account. */
export const landingSettings = defineSettings({
  VIREO_CONTENT: {
    schema: z.string().refine(path.isAbsolute, 'A folder is named by its whole path.').optional(),
    doc: 'A folder of Markdown files that are public pages, beside and in place of those that come along. Its whole path.',
  },
  VIREO_CONTACT_MAIL: {
    schema: z.email().optional(),
    doc: 'Where what people write by the form at /enterprise goes. Default: the accounts that administer the instance.',
  },
})
