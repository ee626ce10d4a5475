import {
  addressCapabilities,
  type AddressCapability,
  type AddressEngine,
  type AddressTrial,
} from '@vireo/contracts/engines'
import { Select, takesFocus, TextArea, TextField } from '@vireo/ui'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'

import { FormDialog, TickList, useContractForm } from '#kit/forms/index.ts'
import { type EngineChoices, EngineForm, type EngineFormValues, formOf, hostIn, inputOf } from './engine-form.ts'
import { EngineTrial } from './engine-trial.tsx'
import { type EngineOwner, tryEngine } from './owner.ts'
import { addressWords } from './words.ts'

export type EngineDialogProps = {
  readonly owner: EngineOwner
  /** Absent for a new one. */
  readonly engine?: AddressEngine | undefined
  /** What a new one is to do; to speak unless said. */
  readonly does?: AddressCapability | undefined
  /** Who may follow it. */
  readonly others: readonly AddressEngine[]
  readonly onSave: (values: EngineFormValues, choices: EngineChoices) => Promise<void>
  readonly onClose: () => void
}

/** Asks for what an engine by address is, says where everything goes, and lets one try it before it is saved. */
export function EngineDialog({ owner, engine, does = 'speech', others, onSave, onClose }: EngineDialogProps) {
  const { form, field, send, choices, choose, isChosen } = useEngineForm(engine, does, onSave)
  const { capabilities } = choices
  const address = form.watch('address')
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={engine ? addressWords.editTitle(engine.name) : addressWords.addTitle}
      width="xl"
      confirm={engine ? addressWords.save : addressWords.addAction}
      refused={addressWords.refused}
      send={send}
    >
      <TextField {...field('name')} label={addressWords.name} {...takesFocus} />
      <TextField {...field('address')} label={addressWords.address} help={addressWords.addressHelp} inputMode="url" />
      <TextField {...field('api_key')} label={addressWords.key} help={keyHelp(engine)} type="password" />
      <TickList
        label={addressWords.does}
        error={isChosen ? undefined : addressWords.doesMissing}
        options={addressCapabilities.map((value) => ({ value, label: addressWords.capabilities[value] }))}
        chosen={capabilities}
        onChange={(chosen) => choose({ ...choices, capabilities: chosen })}
      />
      <TextField {...field('model')} label={addressWords.model} />
      {capabilities.includes('speech') ? (
        <TextArea
          {...form.register('voices')}
          label={addressWords.voices}
          help={addressWords.voicesHelp}
          error={form.formState.errors.voices?.message}
          rows={2}
          spellCheck={false}
        />
      ) : null}
      <TextField {...field('languages')} label={addressWords.languages} help={addressWords.languagesHelp} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('seconds')} label={addressWords.seconds} inputMode="numeric" />
        <TextField {...field('concurrency')} label={addressWords.atOnce} inputMode="numeric" />
      </div>
      <NextEngine others={others} choices={choices} choose={choose} />
      <Destination host={hostIn(address)} speaks={capabilities.includes('speech')} />
      <EngineTrial
        capabilities={capabilities}
        ask={(capability) => askTrial(form, choices, { owner, engine, capability })}
        onVoices={(voices) => form.setValue('voices', voices.join(', '), { shouldValidate: true })}
      />
    </FormDialog>
  )
}

/** Tries what was filled in; marks what is missing first. */
function askTrial(
  form: UseFormReturn<EngineFormValues>,
  choices: EngineChoices,
  {
    owner,
    engine,
    capability,
  }: Pick<EngineDialogProps, 'owner' | 'engine'> & { readonly capability: AddressCapability },
): Promise<AddressTrial> | undefined {
  const values = form.getValues()
  if (!EngineForm.safeParse(values).success) {
    void form.trigger()
    return undefined
  }
  const saved = engine && { engine_id: engine.engine_id }
  return tryEngine(owner, { ...inputOf(values, choices), next_engine_id: null, capability, ...saved })
}

function useEngineForm(
  engine: AddressEngine | undefined,
  does: AddressCapability,
  onSave: EngineDialogProps['onSave'],
) {
  const [choices, choose] = useState<EngineChoices>({
    capabilities: engine?.capabilities ?? [does],
    nextId: engine?.next_engine_id ?? '',
  })
  const form = useContractForm<EngineFormValues>(EngineForm, formOf(engine), {
    name: addressWords.nameMissing,
    address: addressWords.addressMissing,
    model: addressWords.modelMissing,
  })
  const isChosen = choices.capabilities.length > 0
  const send = async (values: EngineFormValues) => {
    if (!isChosen) return
    await onSave(values, choices)
  }
  const field = (name: keyof EngineFormValues) => ({
    ...form.register(name),
    autoComplete: 'off',
    error: form.formState.errors[name]?.message,
  })
  return { form, field, send, choices, choose, isChosen }
}

function keyHelp(engine: AddressEngine | undefined): string {
  if (!engine?.has_key) return addressWords.keyHelp
  return engine.key_last4 === null ? addressWords.keyKeptUnseen : addressWords.keyKept(engine.key_last4)
}

function NextEngine({
  others,
  choices,
  choose,
}: {
  readonly others: readonly AddressEngine[]
  readonly choices: EngineChoices
  readonly choose: (choices: EngineChoices) => void
}) {
  if (others.length === 0) return null
  const options = others.map(({ engine_id: value, name, host }) => ({ value, label: name, note: host }))
  return (
    <Select
      label={addressWords.next}
      help={addressWords.nextHelp}
      value={choices.nextId}
      onChange={(nextId) => choose({ ...choices, nextId })}
      groups={[{ label: addressWords.listed, options: [{ value: '', label: addressWords.nobody }, ...options] }]}
    />
  )
}

function Destination({ host, speaks }: { readonly host: string | undefined; readonly speaks: boolean }) {
  if (host === undefined) return null
  return (
    <p role="note" className="rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">
      {speaks ? addressWords.textGoes(host) : addressWords.allGoes(host)}
    </p>
  )
}
