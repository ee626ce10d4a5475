import type { RouteObject } from 'react-router'

import { paths, screen } from '#kit/routing/index.ts'
import { titleWords } from './titles/words.ts'

export const identityRoutes: RouteObject[] = [
  screen(
    paths.signIn,
    () => titleWords.signIn,
    async () => (await import('./pages/sign-in-page.tsx')).SignInPage,
  ),
  screen(
    paths.signUp,
    () => titleWords.signUp,
    async () => (await import('./pages/sign-up-page.tsx')).SignUpPage,
  ),
  screen(
    paths.forgotPassword,
    () => titleWords.forgotPassword,
    async () => (await import('./pages/forgot-password-page.tsx')).ForgotPasswordPage,
  ),
  screen(
    paths.resetPassword,
    () => titleWords.resetPassword,
    async () => (await import('./pages/reset-password-page.tsx')).ResetPasswordPage,
  ),
  screen(
    paths.action,
    () => titleWords.action,
    async () => (await import('./pages/action-page.tsx')).ActionPage,
  ),
]
