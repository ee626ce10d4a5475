import { PageLead } from '#kit/page/index.ts'
import { Devices } from './devices.tsx'
import { SecondFactors } from './second-factors.tsx'
import { SignInWays } from './sign-in-ways.tsx'
import { SupportAccess } from './support-access.tsx'
import { securityWords } from './words.ts'

/** Shows what protects the account, in four cards: how one signs in, second factors, devices, and who may look in. */
export function SecurityPage() {
  return (
    <div className="flex flex-col gap-4">
      <PageLead>{securityWords.lead}</PageLead>
      <SignInWays />
      <SecondFactors />
      <Devices />
      <SupportAccess />
    </div>
  )
}
