import { defineEndpoint } from '../kit/index.ts'
import { PageQuery, VerifyFields, verifyLimits } from './schemas.ts'

const page = { status: 200, bytes: ['text/html; charset=utf-8'] } as const

/** The page on which anybody learns whether a recording was made here. */
export const verifyEndpoints = {
  showVerify: defineEndpoint({
    id: 'landing.showVerify',
    method: 'GET',
    path: '/verify',
    summary: 'The page that says whether a recording was made by this instance',
    access: 'public',
    query: PageQuery,
    success: page,
    errors: [],
  }),
  verify: defineEndpoint({
    id: 'landing.verify',
    method: 'POST',
    path: '/verify',
    summary: 'Ask by the form of a page whether a recording was made by this instance; it is listened to and not kept',
    access: 'public',
    query: PageQuery,
    multipart: {
      fields: VerifyFields,
      files: { file: { maxCount: 1, maxBytes: verifyLimits.fileBytesMax, required: true } },
    },
    success: page,
    errors: ['request_too_large'],
  }),
} as const
