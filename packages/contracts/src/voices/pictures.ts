import { z } from 'zod'
import { defineEndpoint, Ok } from '../kit/index.ts'
import { VoicePath } from './schemas.ts'

/** What a picture of a voice may be. */
export const pictureRules = {
  bytesMax: 10 * 1024 * 1024,
  pixelsMax: 40_000_000,
  sideMin: 64,
  types: ['image/jpeg', 'image/png', 'image/webp'],
} as const

const write = { scope: 'voices_write' } as const

/** A picture that people give a voice in place of the one drawn. */
export const voicePictures = {
  getPicture: defineEndpoint({
    id: 'voices.getPicture',
    method: 'GET',
    path: '/v1/voices/:voice_id/picture',
    summary: 'Show the picture of a voice, with the key in its address',
    access: 'public',
    servesContent: true,
    params: VoicePath,
    query: z.object({ key: z.string().max(100).nullish() }),
    success: { status: 200, bytes: ['image/webp'] },
    errors: ['voice_not_found'],
  }),
  setPicture: defineEndpoint({
    id: 'voices.setPicture',
    method: 'POST',
    path: '/v1/voices/:voice_id/picture',
    summary: 'Give a voice of yours a picture: the middle square of a JPEG, PNG or WebP file',
    access: write,
    params: VoicePath,
    multipart: {
      fields: z.object({}),
      files: { picture: { maxCount: 1, maxBytes: pictureRules.bytesMax, required: true } },
    },
    maxBodyBytes: pictureRules.bytesMax + 64 * 1024,
    success: { status: 200, schema: z.object({ picture_url: z.string() }) },
    errors: [
      'voice_not_found',
      'forbidden',
      'picture_type_not_supported',
      'picture_animated',
      'picture_too_large',
      'picture_too_small',
      'picture_unreadable',
    ],
  }),
  removePicture: defineEndpoint({
    id: 'voices.removePicture',
    method: 'DELETE',
    path: '/v1/voices/:voice_id/picture',
    summary: 'Take the picture from a voice of yours; the one drawn of its sound is shown again',
    access: write,
    params: VoicePath,
    success: { status: 200, schema: Ok },
    errors: ['voice_not_found', 'forbidden'],
  }),
} as const
