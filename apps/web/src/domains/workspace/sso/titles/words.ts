import { words } from '#kit/language/index.ts'

/** Apart from the rest, because every page knows every title. */
export const ssoTitleWords = words('sso/titles', { sso: 'Single sign-on' } as const)
