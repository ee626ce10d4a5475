import { redirectTarget, variantOf } from '@vireo/contracts/actions'
import type { InstanceSettings } from '#ports/ports.ts'

type Settings = Pick<InstanceSettings, 'publicUrl' | 'hostMarkers'>

/** Where a mailed link leads in the end: what was asked for if it may be, the reader's own sign-in for the reader. */
export function continueTarget(settings: Settings, wanted: string | null | undefined): string | undefined {
  const target = redirectTarget(wanted, settings.publicUrl.origin)
  return (
    target ?? (variantOf(settings.publicUrl.hostname, settings.hostMarkers) === 'reader' ? '/app/sign-in' : undefined)
  )
}
