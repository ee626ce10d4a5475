import { PrivacySignal } from '#privacy'
import { Referral } from '#referral'
import { Visits } from '#visits'

/** Minds whoever comes, beside every screen: who brought them, what their browser signals, and whether they are counted. */
export function Newcomers() {
  return (
    <>
      <Referral />
      <PrivacySignal />
      <Visits />
    </>
  )
}
