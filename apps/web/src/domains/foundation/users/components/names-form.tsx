import { useQueryClient } from '@tanstack/react-query'
import { PublicUserName, UpdateUser, type User, usersEndpoints } from '@vireo/contracts/users'
import { Avatar, Button, Section, showSuccess, TextField } from '@vireo/ui'
import { z } from 'zod'

import { call } from '#kit/api/index.ts'
import { ErrorSummary, showRefusal, useContractForm } from '#kit/forms/index.ts'
import { profileWords } from '../words.ts'

const Names = z.object({
  first_name: UpdateUser.shape.first_name,
  // Whoever never had a public name needs none; one that is there can be changed, not taken away.
  public_user_name: PublicUserName.or(z.literal('')),
})
type NameValues = { first_name: string; public_user_name: string }

/** Shows the face of whoever is signed in and changes their names: the one for them, and the one that others see. */
export function NamesForm({ user }: { readonly user: User }) {
  const client = useQueryClient()
  const form = useContractForm<NameValues>(
    Names,
    { first_name: user.first_name ?? '', public_user_name: user.public_user_name ?? '' },
    user.public_user_name === null ? {} : { public_user_name: profileWords.publicName },
  )
  const { errors, isSubmitting, isDirty, dirtyFields } = form.formState
  const submit = form.handleSubmit(async (values) => {
    try {
      if (dirtyFields.first_name) await call(usersEndpoints.update, { first_name: values.first_name })
      if (dirtyFields.public_user_name)
        await call(usersEndpoints.updatePublicUserName, { public_user_name: values.public_user_name })
      form.reset(values)
      await client.invalidateQueries({ queryKey: [usersEndpoints.get.id] })
      showSuccess(dirtyFields.first_name ? profileWords.saved : profileWords.publicNameSaved)
    } catch (error) {
      showRefusal(form, error)
    }
  })
  return (
    <Section title={profileWords.namesTitle} lead={profileWords.namesLead}>
      <div className="mb-4">
        <Avatar name={user.public_user_name ?? user.first_name ?? user.email} size="lg" />
      </div>
      <form noValidate className="flex max-w-sm flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <ErrorSummary form={form} title={profileWords.notSaved} />
        <TextField
          {...form.register('first_name')}
          label={profileWords.firstName}
          help={profileWords.firstNameHelp}
          autoComplete="given-name"
          error={errors.first_name?.message}
        />
        <TextField
          {...form.register('public_user_name')}
          label={profileWords.publicName}
          help={profileWords.publicNameHelp}
          autoComplete="nickname"
          error={errors.public_user_name?.message}
        />
        <Button type="submit" variant="primary" className="self-start" loading={isSubmitting} disabled={!isDirty}>
          {profileWords.save}
        </Button>
      </form>
    </Section>
  )
}
