import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type UpdateUser, type UserMetadata, usersEndpoints } from '@vireo/contracts/users'

import { call, contractQuery } from '#kit/api/index.ts'
import { storedUserCookie } from './stored-user.ts'

/** What the workspace may use and has used. */
export const subscriptionQuery = contractQuery(usersEndpoints.getSubscription, {})

const userQuery = contractQuery(usersEndpoints.get, {})

/** Asks for the person who is signed in. */
export function useUser() {
  return useQuery(userQuery)
}

/** Keeps the cookie that says who uses this browser as the user document has it. */
export function useStoredUser(): void {
  const { data: user } = useUser()
  useEffect(() => {
    if (user) document.cookie = storedUserCookie(user)
  }, [user])
}

/** Changes what the user document says about the person who is signed in, and reads it again. */
export function useUpdateUser() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (changes: UpdateUser) => call(usersEndpoints.update, changes),
    onSuccess: () => client.invalidateQueries({ queryKey: userQuery.queryKey }),
  })
}

/** Says whether product updates are welcome. */
export function useEditMetadata() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (metadata: UserMetadata) => call(usersEndpoints.editMetadata, metadata),
    onSuccess: () => client.invalidateQueries({ queryKey: userQuery.queryKey }),
  })
}

/** Asks what the workspace may use and has used. */
export function useSubscription() {
  return useQuery(subscriptionQuery)
}
