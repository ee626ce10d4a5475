import {
  Combobox,
  FilterSelect,
  RangePicker,
  SegmentedControl,
  Select,
  VoiceFace,
  type DayRange,
  type SelectGroup,
} from '@vireo/ui'
import { useState } from 'react'

import { ignore, type Samples } from './sample.tsx'

const names = ['Ada', 'Bela', 'Clara', 'David', 'Emil', 'Freya', 'Gustav', 'Hanna', 'Ivo', 'Jonas', 'Klara', 'Lena']
const voices: readonly SelectGroup[] = [
  {
    label: 'My voices',
    options: names.slice(0, 2).map((name) => ({ ...voiceOption(name), note: 'Cloned, English' })),
  },
  { label: 'Explore', options: names.slice(2).map(voiceOption) },
]
const thousands: readonly SelectGroup[] = [
  {
    label: 'Names',
    options: Array.from({ length: 5000 }, (_, at) => ({ value: String(at), label: `Name number ${at + 1}` })),
  },
]
const roles = groupOf('Admin', 'Editor', 'Viewer')
const today = '2026-11-24'

export const choiceSamples: Samples = {
  'combobox, with faces and groups': {
    show: () => <Choice groups={voices} first="clara" label="Voice" />,
    opens: '[role=listbox]',
  },
  'combobox, thousands': {
    show: () => <Choice groups={thousands} first="2500" label="Name" />,
    opens: '[role=listbox]',
  },
  'combobox, nothing chosen, with help': {
    show: () => <Combobox label="Language" value="" groups={voices} onChange={ignore} help="As it is spoken." />,
  },
  'combobox, wrong': {
    show: () => <Combobox label="Language" value="" groups={voices} onChange={ignore} error="Choose a language." />,
  },
  'combobox, disabled': {
    show: () => <Combobox label="Language" value="ada" groups={voices} onChange={ignore} disabled />,
  },
  'select, up to seven': {
    show: () => <Select label="Role" value="editor" groups={roles} onChange={ignore} />,
    opens: '[role=listbox]',
  },
  'select, segmented': {
    show: () => <Segments />,
  },
  'select for a filter': {
    show: () => (
      <FilterSelect label="Role" anyLabel="Any role" value="" options={roles[0]?.options ?? []} onChange={ignore} />
    ),
  },
  'segmented control, disabled': {
    show: () => (
      <SegmentedControl label="Period" value="editor" options={roles[0]?.options ?? []} onChange={ignore} disabled />
    ),
  },
  'range picker, any time': {
    show: () => <RangePicker label="Time" value={{}} today={today} onChange={ignore} />,
  },
  'range picker, two days': {
    show: () => <Range />,
    opens: '[data-radix-popper-content-wrapper] [role=dialog]',
  },
  'range picker, preset': {
    show: () => (
      <RangePicker label="Time" value={{ from: '2026-11-18', to: '2026-11-24' }} today={today} onChange={ignore} />
    ),
  },
}

function voiceOption(name: string) {
  const value = name.toLowerCase()
  return { value, label: name, leading: <VoiceFace id={value} size={24} /> }
}

function groupOf(...labels: readonly string[]): readonly SelectGroup[] {
  return [{ label: 'Roles', options: labels.map((label) => ({ value: label.toLowerCase(), label })) }]
}

function Range() {
  const [range, setRange] = useState<DayRange>({ from: '2026-11-03', to: '2026-11-12' })
  return <RangePicker label="Time" value={range} today={today} onChange={setRange} />
}

function Segments() {
  const [value, setValue] = useState('editor')
  return <Select label="Role" segmented value={value} groups={roles} onChange={setValue} />
}

function Choice(props: { readonly label: string; readonly groups: readonly SelectGroup[]; readonly first: string }) {
  const [value, setValue] = useState(props.first)
  return <Combobox label={props.label} value={value} groups={props.groups} onChange={setValue} />
}
