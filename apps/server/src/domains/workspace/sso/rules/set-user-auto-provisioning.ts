import type { Input } from '@vireo/contracts/kit'
import type { ssoEndpoints } from '@vireo/contracts/sso'
import type { Context } from '#kernel/context.ts'
import { updateSingleSignOn } from './update-single-sign-on.ts'

/** Changes one of the settings of `updateSingleSignOn` under its older name. */
export async function setUserAutoProvisioning(
  ctx: Context,
  { enabled }: Input<typeof ssoEndpoints.setUserAutoProvisioning>,
): Promise<void> {
  await updateSingleSignOn(ctx, { auto_provisioning_enabled: enabled })
}
