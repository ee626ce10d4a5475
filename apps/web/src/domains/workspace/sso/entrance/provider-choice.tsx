import { Button } from '@vireo/ui'
import { useState } from 'react'

import { showFailure } from '#kit/failures/show-failure.ts'
import { ssoWords } from '../words.ts'

export type FoundProvider = { readonly identity_provider_id: string; readonly name: string }

/** Asks which provider it is, where an organisation has several. */
export function ProviderChoice({
  email,
  providers,
  onChoose,
  onBack,
}: {
  readonly email: string
  readonly providers: readonly FoundProvider[]
  readonly onChoose: (email: string, providerId: string) => Promise<void>
  readonly onBack: () => void
}) {
  const [chosen, setChosen] = useState<string>()
  const choose = async (id: string) => {
    setChosen(id)
    await onChoose(email, id).catch(showFailure)
    setChosen(undefined)
  }
  return (
    <div className="flex flex-col gap-3">
      {providers.map(({ identity_provider_id: id, name }) => (
        <Button key={id} loading={chosen === id} disabled={chosen !== undefined} onClick={() => void choose(id)}>
          {ssoWords.through(name)}
        </Button>
      ))}
      <Button variant="ghost" onClick={onBack}>
        {ssoWords.otherAddress}
      </Button>
    </div>
  )
}
