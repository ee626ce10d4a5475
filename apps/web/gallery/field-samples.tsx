import {
  CardExpiryField,
  CardNumberField,
  Checkbox,
  DropZone,
  ErrorSummary,
  Field,
  FilesButton,
  MoneyField,
  PasswordField,
  Slider,
  Switch,
  TextArea,
  TextField,
} from '@vireo/ui'
import { Search } from 'lucide-react'
import { useState } from 'react'

import { ignore, type Samples } from './sample.tsx'

const zone = { title: 'Drop a recording here', limits: 'Up to 10 MB, 5 minutes', onFiles: ignore, renderWays: waysIn }

export const fieldSamples: Samples = {
  'text field': { show: () => <TextField label="Name" defaultValue="Clara" help="Others see it." /> },
  'field, around something else': {
    show: () => (
      <Field label="Signature" help="Drawn or typed.">
        {(control) => <input {...control} className="h-(--control-height) rounded-md bg-fill px-3" />}
      </Field>
    ),
  },
  'text field, empty, with icon': {
    show: () => (
      <TextField label="Search" labelHidden placeholder="Search voices" icon={<Search aria-hidden size={16} />} />
    ),
  },
  'text field, wrong': { show: () => <TextField label="E-mail" defaultValue="clara@" error="This is no address." /> },
  'text field, disabled': { show: () => <TextField label="Name" defaultValue="Clara" disabled /> },
  'text area': { show: () => <TextArea label="Description" defaultValue={'A warm voice.\nIt takes its time.'} /> },
  'text area, counted': {
    show: () => (
      <TextArea label="Description" help="Others read it." count="14 of 500 characters" defaultValue="A warm voice." />
    ),
  },
  'text area, wrong': { show: () => <TextArea label="Description" error="Say a little more." /> },
  'password field': { show: () => <PasswordField label="Password" defaultValue="secret" autoComplete="off" /> },
  'card number and expiry': { show: () => <Card /> },
  'money field': { show: () => <Money /> },
  'error summary': {
    show: () => (
      <ErrorSummary title="Please correct this" messages={['This is no address.', 'Say a little more.']} attempt="" />
    ),
  },
  checkbox: {
    show: () => (
      <div className="flex gap-2">
        {([false, true, 'indeterminate'] as const).map((checked) => (
          <Checkbox key={String(checked)} label={`Select, ${checked}`} checked={checked} onChange={ignore} />
        ))}
      </div>
    ),
  },
  switch: {
    show: () => (
      <div className="flex flex-col gap-3">
        <Switch label="On" help="It is on." checked onChange={ignore} />
        <Switch label="Off" checked={false} onChange={ignore} />
        <Switch label="Disabled" checked={false} onChange={ignore} disabled />
      </div>
    ),
  },
  slider: {
    show: () => (
      <Slider label="Speed" value={1} min={0.7} max={1.2} step={0.01} onChange={ignore} ends={['Slow', 'Fast']} />
    ),
  },
  'drop zone': { show: () => <DropZone {...zone} /> },
  'drop zone, on its way': {
    show: () => <DropZone {...zone} progress={{ label: 'me.wav', value: 0.42, onCancel: ignore }} />,
  },
  'drop zone, wrong, with report': {
    show: () => <DropZone {...zone} problem="The file is empty." report={<p className="text-sm">Room: quiet</p>} />,
  },
}

function waysIn(take: (files: readonly File[]) => void) {
  return <FilesButton label="Choose a file" accept="audio/*" several={false} onFiles={take} />
}

function Card() {
  const [number, setNumber] = useState('4242 4242 4242 4242')
  const [expiry, setExpiry] = useState('12/30')
  return (
    <div className="grid grid-cols-2 gap-4">
      <CardNumberField label="Card number" value={number} onChange={setNumber} />
      <CardExpiryField label="Expires" value={expiry} onChange={setExpiry} />
    </div>
  )
}

function Money() {
  const [amount, setAmount] = useState<number | undefined>(123_450)
  return <MoneyField label="Budget" sign="$" value={amount} onChange={setAmount} />
}
