import { Avatar, BarChart, ProductMark, VoiceFace } from '@vireo/ui'

import type { Samples } from './sample.tsx'

export const pictureSamples: Samples = {
  'voice faces': {
    wide: true,
    show: () => (
      <div className="flex flex-wrap items-end gap-4">
        {([24, 32, 40, 64, 240] as const).map((size) => (
          <VoiceFace key={size} id="clara" size={size} initial="C" />
        ))}
        {['ada', 'bela', 'david', 'emil', 'freya'].map((id) => (
          <VoiceFace key={id} id={id} size={64} />
        ))}
      </div>
    ),
  },
  avatar: {
    show: () => (
      <div className="flex gap-2">
        {(['sm', 'md', 'lg'] as const).map((size) => (
          <Avatar key={size} name="Ada Lovelace" size={size} />
        ))}
      </div>
    ),
  },
  'product mark': { show: () => <ProductMark /> },
  'bar chart': {
    show: () => (
      <BarChart
        label="Credits over three days"
        series={['Speech', 'Voices']}
        format={String}
        bars={['Mon', 'Tue', 'Wed'].map((label, at) => ({ id: label, label, values: [200 * at, 100] }))}
      />
    ),
  },
}
