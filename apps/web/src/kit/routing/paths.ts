import { screens } from '@vireo/contracts/kit'

/** Every address of the product that something links to: those of the frame, and those that slices declare. */
export const paths = {
  landing: '/',
  home: '/app/home',
  settings: '/app/settings',
  profile: '/app/settings/profile',
  language: '/app/settings/language',
  workspaceSecurity: '/app/workspace/security',
  ...screens.shell,
  ...screens.settings,
  ...screens.pages,
  ...screens.framed,
} as const

/** Tells whether messages belong at the top: on the sign-in and sign-up paths and everything under them. */
export function isEntrancePath(path: string): boolean {
  return [paths.signIn, paths.signUp, '/sign-in', '/sign-up'].some(
    (entrance) => path === entrance || path.startsWith(`${entrance}/`),
  )
}
