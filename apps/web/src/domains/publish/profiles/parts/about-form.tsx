import { type OwnProfile, ProfileChange, profileLimits } from '@vireo/contracts/profiles'
import { Button, Section, showSuccess, TextArea, TextField } from '@vireo/ui'

import { formatList } from '#kit/format/index.ts'
import { ErrorSummary, lengthText, showRefusal, useContractForm } from '#kit/forms/index.ts'
import { useDebounced } from '#kit/use-debounced.ts'
import { useChangeProfile, useHandleState } from '../queries.ts'
import { profilesWords } from '../words.ts'

type AboutValues = { handle: string; name: string; bio: string }

/** Asks for handle, name and a few lines; says of a handle whether it can be had while it is typed. */
export function AboutForm({ profile }: { readonly profile: OwnProfile }) {
  const change = useChangeProfile()
  const form = useContractForm<AboutValues>(
    ProfileChange.pick({ handle: true, name: true, bio: true }),
    { handle: profile.handle ?? '', name: profile.name ?? '', bio: profile.bio },
    { handle: profilesWords.handleMissing, name: profilesWords.nameMissing },
  )
  const { errors, isSubmitting, isDirty } = form.formState
  const handle = form.watch('handle')
  const notes = useHandleNotes(profile, handle)
  const submit = form.handleSubmit(async (values) => {
    try {
      const saved = await change({ ...values, handle: plainHandle(values.handle) })
      form.reset({ handle: saved.handle ?? '', name: saved.name ?? '', bio: saved.bio })
      showSuccess(profilesWords.saved)
    } catch (error) {
      showRefusal(form, error)
    }
  })
  return (
    <Section title={profilesWords.about} lead={profilesWords.aboutLead}>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <ErrorSummary form={form} title={profilesWords.notSaved} />
        <TextField
          {...form.register('handle')}
          label={profilesWords.handle}
          icon="@"
          help={<span aria-live="polite">{notes.help}</span>}
          error={errors.handle?.message ?? notes.problem}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={profileLimits.handleMax + 1}
        />
        <TextField
          {...form.register('name')}
          label={profilesWords.name}
          error={errors.name?.message}
          autoComplete="nickname"
        />
        <TextArea
          {...form.register('bio')}
          label={profilesWords.bio}
          help={profilesWords.bioHelp}
          count={lengthText(form.watch('bio'), profileLimits.bioMax)}
          error={errors.bio?.message}
          rows={3}
        />
        <Button type="submit" variant="primary" className="self-start" loading={isSubmitting} disabled={!isDirty}>
          {profilesWords.save}
        </Button>
      </form>
    </Section>
  )
}

/** Takes away the sign that stands there already, which people write all the same. */
function plainHandle(text: string): string {
  return text.trim().replace(/^@/u, '')
}

type HandleNotes = { readonly help: string; readonly problem?: string }

/** Says what is known of a handle that is being typed, once it rests. */
function useHandleNotes(profile: OwnProfile, typed: string): HandleNotes {
  const today = profile.handle
  const wanted = plainHandle(useDebounced(typed))
  const asked = wanted.toLowerCase() === today || wanted.length < profileLimits.handleMin ? '' : wanted
  const { data } = useHandleState(asked)
  const former = formatList(profile.former_handles.map((one) => `@${one.handle}`))
  const usual = former === '' ? profilesWords.handleHelp : profilesWords.former(former)
  if (asked === '' || !data || plainHandle(typed) !== wanted) return { help: usual }
  switch (data.state) {
    case 'available':
    case 'yours':
      return {
        help: [profilesWords.available(data.handle), today === null ? '' : profilesWords.renames(today)]
          .filter(Boolean)
          .join(' '),
      }
    case 'taken':
      return { help: usual, problem: profilesWords.taken(data.handle) }
    case 'reserved':
      return { help: usual, problem: profilesWords.reserved(data.handle) }
    case 'invalid':
      return { help: usual, problem: profilesWords.invalid }
  }
}
