import { redirectTarget, variantOf } from '@vireo/contracts/actions'
import type { InstanceSettings } from '#ports/ports.ts'

type Settings = Pick<InstanceSettings, 'publicUrl' | 'hostMarkers'>

/**
 * Returns where a mailed link leads in the end: to the requested page if that is allowed, else to the reader's sign-in
 * on the reader's host; undefined elsewhere.
 */
export function continueTarget(settings: Settings, wanted: string | null | undefined): string | undefined {
  const target = redirectTarget(wanted, settings.publicUrl.origin)
  return (
    target ?? (variantOf(settings.publicUrl.hostname, settings.hostMarkers) === 'reader' ? '/app/sign-in' : undefined)
  )
}
