import type { OwnProfile } from '@vireo/contracts/profiles'
import { Button, buttonClasses, Section, showSuccess, Switch } from '@vireo/ui'
import { Copy, ExternalLink } from 'lucide-react'

import { copyText } from '#kit/copy/copy-text.ts'
import { useAttempt } from '#kit/use-attempt.ts'
import { useChangeProfile } from '../queries.ts'
import { profilesWords } from '../words.ts'

/** Shows where the page is, and turns it on and off. */
export function ShownSection({ profile }: { readonly profile: OwnProfile }) {
  const change = useChangeProfile()
  const { busy, attempt } = useAttempt()
  const isReady = profile.handle !== null && profile.name !== null && !profile.is_taken_down
  const show = async (isPublic: boolean) => {
    await change({ is_public: isPublic })
    showSuccess(isPublic ? profilesWords.shown : profilesWords.hidden)
  }
  return (
    <Section title={profilesWords.page} lead={leadOf(profile)}>
      <div className="flex flex-col gap-4">
        {profile.page_url === null ? null : <AddressLine url={profile.page_url} leads={isShown(profile)} />}
        <Switch
          label={profilesWords.isPublic}
          help={profilesWords.isPublicHelp}
          checked={isShown(profile)}
          disabled={busy || (!isReady && !profile.is_public)}
          onChange={(on) => void attempt(() => show(on))}
        />
        <Switch
          label={profilesWords.indexed}
          help={profilesWords.indexedHelp}
          checked={profile.may_be_indexed}
          disabled={busy}
          onChange={(on) => void attempt(() => change({ may_be_indexed: on }))}
        />
      </div>
    </Section>
  )
}

function isShown(profile: OwnProfile): boolean {
  return profile.is_public && !profile.is_taken_down
}

function leadOf(profile: OwnProfile): string {
  if (profile.is_taken_down) return profilesWords.takenDown
  if (profile.is_public) return profilesWords.pageShown
  return profile.handle === null || profile.name === null ? profilesWords.pageWaits : profilesWords.pageHidden
}

function AddressLine({ url, leads }: { readonly url: string; readonly leads: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="min-w-0 grow basis-64 rounded-md bg-fill px-3 py-2 text-sm wrap-anywhere select-all">
        {url.replace(/^https?:\/\//u, '')}
      </span>
      <Button
        icon={<Copy aria-hidden size={16} />}
        onClick={() => void copyText(url, { copied: profilesWords.copied })}
      >
        {profilesWords.copy}
      </Button>
      {leads ? (
        <a href={url} target="_blank" rel="noopener" className={buttonClasses({ variant: 'secondary' })}>
          <ExternalLink aria-hidden size={16} />
          {profilesWords.open}
        </a>
      ) : null}
    </div>
  )
}
