import { Button } from '@vireo/ui'
import { MessageSquare, Smartphone } from 'lucide-react'
import { useState, type ReactNode } from 'react'

import { secondFactorWords } from './words.ts'
import { AddApp } from './add-app.tsx'
import { AddPhone } from './add-phone.tsx'
import { BackupCodes } from './backup-codes.tsx'
import { useSecondFactors } from './queries.ts'

type Step =
  | { readonly kind: 'choose' }
  | { readonly kind: 'totp' }
  | { readonly kind: 'sms' }
  | { readonly kind: 'done'; readonly codes: readonly string[] }

/** Sets up a second step of signing in, from the choice to the backup codes. */
export function AddFactor({ onDone }: { readonly onDone: () => void }) {
  const [step, setStep] = useState<Step>({ kind: 'choose' })
  const finish = (codes: readonly string[] = []) => setStep({ kind: 'done', codes })
  const back = () => setStep({ kind: 'choose' })
  if (step.kind === 'totp') return <AddApp onConfirmed={finish} onBack={back} />
  if (step.kind === 'sms') return <AddPhone onConfirmed={finish} onBack={back} />
  if (step.kind === 'choose') return <Choices onChoose={(kind) => setStep({ kind })} />
  return (
    <div className="flex flex-col gap-4">
      <h2 className="text-base font-semibold">
        {step.codes.length > 0 ? secondFactorWords.codesTitle : secondFactorWords.doneTitle}
      </h2>
      {step.codes.length > 0 ? <BackupCodes codes={step.codes} /> : null}
      <Button variant={step.codes.length > 0 ? 'secondary' : 'primary'} onClick={onDone}>
        {step.codes.length > 0 ? secondFactorWords.finish : secondFactorWords.close}
      </Button>
    </div>
  )
}

function Choices({ onChoose }: { readonly onChoose: (kind: 'totp' | 'sms') => void }) {
  const { data: factors } = useSecondFactors()
  return (
    <div className="flex flex-col gap-3">
      <Choice
        icon={<Smartphone aria-hidden size={20} />}
        title={secondFactorWords.chooseApp}
        help={secondFactorWords.chooseAppHelp}
        isSetUp={factors?.totp.enabled ?? false}
        onChoose={() => onChoose('totp')}
      />
      <Choice
        icon={<MessageSquare aria-hidden size={20} />}
        title={secondFactorWords.choosePhone}
        help={secondFactorWords.choosePhoneHelp}
        isSetUp={factors?.sms.enabled ?? false}
        onChoose={() => onChoose('sms')}
      />
    </div>
  )
}

function Choice({
  icon,
  title,
  help,
  isSetUp,
  onChoose,
}: {
  readonly icon: ReactNode
  readonly title: string
  readonly help: string
  readonly isSetUp: boolean
  readonly onChoose: () => void
}) {
  return (
    <button
      type="button"
      disabled={isSetUp}
      onClick={onChoose}
      className="flex items-center gap-4 rounded-lg bg-surface p-4 text-left transition-colors hover:bg-hover disabled:opacity-60"
    >
      <span className="text-accent">{icon}</span>
      <span>
        <span className="block font-medium">{title}</span>
        <span className="block text-sm text-muted">{isSetUp ? secondFactorWords.alreadySetUp : help}</span>
      </span>
    </button>
  )
}
