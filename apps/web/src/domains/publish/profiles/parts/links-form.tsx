import { isProfileLink, type OwnProfile, profileLimits } from '@vireo/contracts/profiles'
import { Button, IconButton, Section, showSuccess, TextField } from '@vireo/ui'
import { Plus, X } from 'lucide-react'
import { useState, type FormEvent } from 'react'

import { showFailure } from '#kit/failures/show-failure.ts'
import { useChangeProfile } from '../queries.ts'
import { profilesWords } from '../words.ts'

type SiteLink = { readonly key: number; readonly label: string; readonly url: string }

let made = 0
const newLink = ({ label, url }: Pick<SiteLink, 'label' | 'url'>): SiteLink => ({ key: ++made, label, url })

/** Asks for the sites that stand on the page. */
export function LinksForm({ profile }: { readonly profile: OwnProfile }) {
  const change = useChangeProfile()
  const [links, setLinks] = useState(() => profile.links.map(newLink))
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const isChanged = textOf(links) !== textOf(profile.links)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (links.some((link) => problemWith(link) !== undefined)) return
    setBusy(true)
    try {
      const saved = await change({ links: links.map(({ label, url }) => ({ label, url })) })
      setLinks(saved.links.map(newLink))
      setTried(false)
      showSuccess(profilesWords.saved)
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const edit = (key: number, wanted: Partial<SiteLink>) =>
    setLinks(links.map((link) => (link.key === key ? { ...link, ...wanted } : link)))
  return (
    <Section title={profilesWords.links} lead={profilesWords.linksLead}>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void save(event)}>
        {links.map((link, at) => (
          <LinkRow
            key={link.key}
            link={link}
            place={at + 1}
            problem={tried ? problemWith(link) : undefined}
            onEdit={(wanted) => edit(link.key, wanted)}
            onRemove={() => setLinks(links.filter(({ key }) => key !== link.key))}
          />
        ))}
        <div className="flex flex-wrap gap-2">
          <Button
            icon={<Plus aria-hidden size={16} />}
            disabled={links.length >= profileLimits.linksMax}
            onClick={() => setLinks([...links, newLink({ label: '', url: '' })])}
          >
            {profilesWords.add}
          </Button>
          {isChanged ? (
            <Button type="submit" variant="primary" loading={busy}>
              {profilesWords.save}
            </Button>
          ) : null}
        </div>
      </form>
    </Section>
  )
}

type RowProps = {
  readonly link: SiteLink
  readonly place: number
  readonly problem: 'label' | 'url' | undefined
  readonly onEdit: (wanted: Partial<SiteLink>) => void
  readonly onRemove: () => void
}

function LinkRow({ link, place, problem, onEdit, onRemove }: RowProps) {
  return (
    <div className="flex items-start gap-2">
      <div className="grid min-w-0 grow gap-2 sm:grid-cols-[2fr_3fr]">
        <TextField
          label={profilesWords.label(place)}
          labelHidden
          placeholder={profilesWords.labelHint}
          value={link.label}
          error={problem === 'label' ? profilesWords.labelWrong : undefined}
          onChange={(event) => onEdit({ label: event.target.value })}
        />
        <TextField
          label={profilesWords.address(place)}
          labelHidden
          type="url"
          inputMode="url"
          placeholder="https://"
          value={link.url}
          error={problem === 'url' ? profilesWords.addressWrong : undefined}
          onChange={(event) => onEdit({ url: event.target.value })}
        />
      </div>
      <IconButton label={profilesWords.remove(place)} onClick={onRemove}>
        <X aria-hidden size={16} />
      </IconButton>
    </div>
  )
}

function problemWith({ label, url }: SiteLink): RowProps['problem'] {
  const length = [...label.trim()].length
  if (length === 0 || length > profileLimits.labelMax) return 'label'
  return isProfileLink(url.trim()) ? undefined : 'url'
}

function textOf(links: readonly Pick<SiteLink, 'label' | 'url'>[]): string {
  return JSON.stringify(links.map(({ label, url }) => [label.trim(), url.trim()]))
}
