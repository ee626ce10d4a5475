import { Badge, BadgeList, Button, IconButton, Kbd, Spinner, Tabs, Tooltip } from '@vireo/ui'
import { Plus, Star } from 'lucide-react'
import { useState, type ReactNode } from 'react'

import type { Samples } from './sample.tsx'

export const actionSamples: Samples = {
  'button, variants': {
    show: () => (
      <Row>
        <Button variant="primary">Generate</Button>
        <Button>Download</Button>
        <Button variant="ghost">Skip</Button>
        <Button variant="danger">Delete voice</Button>
      </Row>
    ),
  },
  'button, sizes': {
    show: () => (
      <Row>
        <Button size="sm">Small</Button>
        <Button size="md">Medium</Button>
        <Button size="lg">Large</Button>
      </Row>
    ),
  },
  'button, states': {
    show: () => (
      <Row>
        <Button icon={<Plus aria-hidden size={16} />}>With icon</Button>
        <Button loading>Saving</Button>
        <Button disabled>Disabled</Button>
      </Row>
    ),
  },
  'icon button': {
    show: () => (
      <Row>
        {(['ghost', 'solid', 'outline'] as const).map((look) => (
          <IconButton key={look} look={look} label={`Star, ${look}`}>
            <Star aria-hidden size={16} />
          </IconButton>
        ))}
        <IconButton round disabled label="Star, disabled">
          <Star aria-hidden size={16} />
        </IconButton>
      </Row>
    ),
  },
  badge: {
    show: () => (
      <Row>
        {(['neutral', 'accent', 'success', 'warning', 'danger'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Row>
    ),
  },
  'badge list': { show: () => <BadgeList labels={['calm', 'deep', 'warm', 'slow', 'old']} /> },
  kbd: { show: () => <Kbd>K</Kbd> },
  spinner: { show: () => <Spinner size={24} /> },
  tooltip: {
    show: () => (
      <Tooltip content="Makes the sound again">
        <button type="button" className="rounded-md bg-fill px-3 py-2">
          Rest here
        </button>
      </Tooltip>
    ),
  },
  tabs: { show: () => <TabsSample /> },
}

function Row({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-2">{children}</div>
}

function TabsSample() {
  const [tab, setTab] = useState('mine')
  const tabs = [
    { id: 'explore', label: 'Explore', content: <p className="p-4">Every voice of this instance.</p> },
    { id: 'mine', label: 'My voices', content: <p className="p-4">Three voices.</p> },
  ]
  return <Tabs label="Voices" tabs={tabs} value={tab} onChange={setTab} />
}
