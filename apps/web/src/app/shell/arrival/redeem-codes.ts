import type { QueryClient } from '@tanstack/react-query'
import { identityEndpoints } from '@vireo/contracts/identity'
import { usersEndpoints } from '@vireo/contracts/users'
import { showError, showSuccess } from '@vireo/ui'

import { call, messageOf } from '../../../kit/api/index.ts'
import { showFailure } from '../../../kit/failures/show-failure.ts'
import { appWords } from '../../words.ts'

/** Changes the account's mail address with the code of a link, or takes the change back, and tells how it went. */
export async function updateEmail(client: QueryClient, code: string, isReverting: boolean): Promise<void> {
  try {
    const input = { verification_code: code, is_reverting: isReverting }
    await call(identityEndpoints.updateEmail, input, { onlyStatus: 200 })
    showSuccess(appWords.emailUpdated)
    await client.invalidateQueries({ queryKey: [usersEndpoints.get.id] })
  } catch (error) {
    showError(appWords.emailNotUpdated(messageOf(error)))
  }
}

/** Proves with the code of a link that whoever is signed in reads the account's mail, and tells how it went. */
export async function verifyEmailAccess(code: string): Promise<void> {
  try {
    await call(identityEndpoints.verifyEmailAccess, { verification_code: code })
    showSuccess(appWords.emailAccessVerified)
  } catch (error) {
    showFailure(error)
  }
}
