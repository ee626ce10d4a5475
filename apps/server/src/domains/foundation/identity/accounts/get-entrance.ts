import { variantOf } from '@vireo/contracts/actions'
import { type Entrance } from '@vireo/contracts/identity'
import type { With } from '#ports/ports.ts'
import { asksForSetUpCode } from './set-up-code.ts'

/** Returns what a browser has to know before anybody has signed in. */
export async function getEntrance(ctx: With<'captcha' | 'settings'>): Promise<Entrance> {
  const { settings, captcha } = ctx.ports
  return {
    sign_up: settings.signUp,
    asks_for_set_up_code: await asksForSetUpCode(ctx),
    captcha: { kind: captcha.kind, site_key: captcha.siteKey },
    variant: variantOf(settings.publicUrl.hostname, settings.hostMarkers),
    host_markers: settings.hostMarkers,
  }
}
