import { defineEndpoint } from '../kit/index.ts'
import { contentEndpoints } from './content-endpoints.ts'
import { LandingSpeech, LanguagePagePath, PageQuery } from './schemas.ts'
import { verifyEndpoints } from './verify-endpoints.ts'

const page = { status: 200, bytes: ['text/html; charset=utf-8'] } as const

export const landingEndpoints = {
  ...contentEndpoints,
  ...verifyEndpoints,
  listLanguages: defineEndpoint({
    id: 'landing.listLanguages',
    method: 'GET',
    path: '/languages',
    summary: 'The page of all languages and accents that can be tried',
    access: 'public',
    query: PageQuery,
    success: page,
    errors: [],
  }),
  showLanguage: defineEndpoint({
    id: 'landing.showLanguage',
    method: 'GET',
    path: '/languages/:language_slug',
    summary: 'The page of a language or an accent; an unknown one names those that are near',
    access: 'public',
    params: LanguagePagePath,
    query: PageQuery,
    success: page,
    errors: [],
  }),
  hearLanguage: defineEndpoint({
    id: 'landing.hearLanguage',
    method: 'GET',
    path: '/languages/:language_slug/recording',
    summary: 'How a language or an accent sounds; the first listener has it recorded',
    access: 'public',
    params: LanguagePagePath,
    success: { status: 200, bytes: ['audio/mpeg'] },
    errors: ['language_page_not_found', 'engine_failed', 'service_unavailable'],
  }),
  speak: defineEndpoint({
    id: 'landing.speak',
    method: 'POST',
    path: '/v1/landing/speech',
    summary: 'Hear a short text without an account, a few times a day; nothing of it is kept',
    access: 'public',
    body: LandingSpeech,
    success: { status: 200, bytes: ['audio/mpeg'] },
    errors: [
      'empty_text',
      'text_too_long',
      'voice_not_found',
      'landing_speech_used_up',
      'captcha_failed',
      'rate_limit_exceeded',
      'engine_failed',
      'service_unavailable',
    ],
  }),
} as const
