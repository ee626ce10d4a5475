import type { Currency } from '@vireo/contracts/users'
import { Button, TextField } from '@vireo/ui'
import { type FormEvent, useState } from 'react'

import { takeCoupon } from './take-coupon.ts'
import { promoWords } from './words.ts'

/** Takes a promo code; the answer stands at the field. */
export function CodeForm({ currency, onClose }: { readonly currency: Currency; readonly onClose: () => void }) {
  const words = promoWords
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const apply = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (code.trim() === '') return setRefusal(words.missing)
    setBusy(true)
    const judgement = await takeCoupon(code.trim(), currency)
    setBusy(false)
    if (judgement.taken) onClose()
    else setRefusal(judgement.reason)
  }
  return (
    <form noValidate className="flex w-full flex-wrap items-start gap-2" onSubmit={(event) => void apply(event)}>
      <div className="min-w-0 flex-1 basis-48 sm:max-w-72">
        <TextField
          label={words.label}
          labelHidden
          placeholder={words.label}
          // It was asked for a moment ago.
          autoFocus
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          value={code}
          error={refusal}
          onKeyDown={({ key }) => (key === 'Escape' ? onClose() : undefined)}
          onChange={(event) => {
            setCode(event.target.value)
            setRefusal(undefined)
          }}
        />
      </div>
      <Button type="submit" loading={busy}>
        {words.apply}
      </Button>
      <Button variant="ghost" onClick={onClose}>
        {words.close}
      </Button>
    </form>
  )
}
