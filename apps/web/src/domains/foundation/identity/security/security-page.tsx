import { ChangePassword } from './change-password.tsx'
import { SecondFactors } from './second-factors.tsx'
import { SupportAccess } from './support-access.tsx'

/** What protects the account: password, second steps, and who may look in. */
export function SecurityPage() {
  return (
    <div className="flex flex-col gap-6">
      <SecondFactors />
      <ChangePassword />
      <SupportAccess />
    </div>
  )
}
