import { groupAddresses, settingsAddresses, shellAddresses } from '@vireo/contracts/actions'
import { screens } from '@vireo/contracts/kit'

/**
 * Every address that the product knows, whether its screen is built yet or not; `:name` is one segment. Slices declare
 * theirs in their contracts; `build-routes.tsx` brings the map together with the screens that are registered.
 */

/** Screens inside the shell. The sidebar and the palette list those that exist in this order. */
export const shellPaths = shellAddresses

/** Screens inside the settings frame, in the order of its navigation. */
export const settingsPaths = settingsAddresses

/** Pages without the shell: people who are signed out see them too. */
export const publicPaths: readonly string[] = ['/', ...Object.values(screens.pages)]

/** Public pages between a header and a footer: the build writes them, so the app has no screen for them. */
const framedPaths: readonly string[] = Object.values(screens.framed)

/** Addresses of a group without a screen of its own: they lead to the first of its screens that exists. */
export const groupPrefixes = groupAddresses

/** Addresses that show the screen which a slice registered under another one. */
export const sharedScreens: Readonly<Record<string, string>> = {
  '/app/developers/api-keys': '/app/settings/api-keys',
  '/app/workspace/voice-library': '/app/workspace-voices',
  '/app/voice-library/collections': '/app/voice-lab/collections',
  '/app/settings/webhooks': '/app/developers/webhooks',
  '/app/workspace/webhooks': '/app/developers/webhooks',
  '/app/workspace/service-accounts': '/app/developers/service-accounts',
}

/**
 * Old, short and unprefixed addresses: they lead to today's with their query and hash, or while that does not exist to
 * what is nearest to it.
 */
export const movedPaths: Readonly<Record<string, string>> = {
  '/app': '/app/home',
  '/affiliates': '/app/settings/profile',
  '/request-alpha-access': '/app/home',
  '/integrations/hosting/callback': '/app/home',
  '/sign-in': '/app/sign-in',
  '/sign-up': '/app/sign-up',
  '/sign-in/forgot-password': '/app/sign-in/forgot-password',
  '/sign-in/reset-password': '/app/sign-in/reset-password',
  '/sso': '/app/sso',
  '/history': '/app/speech-synthesis/text-to-speech/history',
  '/speech-synthesis': '/app/speech-synthesis/text-to-speech',
  '/audio-native': '/app/audio-native',
  '/dubs': '/app/dubbing',
  '/v1/dubs/:id': '/app/dubbing/:id',
  '/v1/projects/:id': '/app/studio/:id',
  '/sound-effects/:slug': '/app/sound-effects/explore',
  '/subscription': '/app/subscription',
  '/usage': '/app/usage',
}

/** Leads where its query says, if that is inside the product. */
export const redirectPath = '/redirect'

/** All of them: what the server answers with a page that says 200. */
export const knownAddresses: readonly string[] = [
  ...shellPaths,
  ...settingsPaths,
  ...publicPaths,
  ...framedPaths,
  ...groupPrefixes,
  ...Object.keys(sharedScreens),
  ...Object.keys(movedPaths),
  redirectPath,
]
