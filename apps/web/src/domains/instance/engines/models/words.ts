import { words } from '#kit/language/index.ts'

/** What models of the catalogue are called; an operator's own are called as their manifest says. */
export const modelWords = words('engines/models', {
  names: {
    'kokoro-en': 'Kokoro, English',
    'kokoro-en-int8': 'Kokoro, English, small',
    'kokoro-zh-en-int8': 'Kokoro, Mandarin and English',
    'piper-en-ljspeech': 'Piper, LJ Speech',
    'piper-en-alba': 'Piper, Alba',
    'piper-en-lessac': 'Piper, Lessac',
    'piper-de-thorsten': 'Piper, Thorsten',
    'piper-fr-siwis': 'Piper, Siwis',
    'piper-es-davefx': 'Piper, DaveFX',
    'piper-it-paola': 'Piper, Paola',
    'piper-pt-cadu': 'Piper, Cadu',
    'piper-pl-gosia': 'Piper, Gosia',
    'piper-ru-dmitri': 'Piper, Dmitri',
    'piper-cs-jirka': 'Piper, Jirka',
    'piper-nl-ronnie': 'Piper, Ronnie',
    'piper-ro-mihai': 'Piper, Mihai',
    'zipvoice-distill-int8': 'ZipVoice',
    'sense-voice-int8': 'SenseVoice',
    'moonshine-base-en-int8': 'Moonshine, English',
    'parakeet-v3-int8': 'Parakeet v3',
    'whisper-tiny-en': 'Whisper tiny, English',
    'zipformer-en-live': 'Zipformer, English',
    'silero-vad': 'Silero',
    'who-speaks-when': 'pyannote and ERes2Net',
    'speaker-likeness': 'ERes2Net',
    gtcrn: 'GTCRN',
    'punctuation-zh-en-int8': 'CT-Transformer, Chinese and English',
  } as Readonly<Record<string, string>>,
  /** What stands in the catalogue beside the licence of a model, by its sentence. */
  licenceNotes: {
    'Kokoro-82M by hexgrad. Its phonemiser, espeak-ng, is under GPL-3.0-or-later.':
      'Kokoro-82M by hexgrad. Its phonemiser, espeak-ng, is under GPL-3.0-or-later.',
    'Kokoro-82M-v1.1-zh by hexgrad. Its phonemiser, espeak-ng, is under GPL-3.0-or-later.':
      'Kokoro-82M-v1.1-zh by hexgrad. Its phonemiser, espeak-ng, is under GPL-3.0-or-later.',
    'Trained on LJ Speech, which is in the public domain.': 'Trained on LJ Speech, which is in the public domain.',
    'Name the source where the speech is published.': 'Name the source where the speech is published.',
    'Trained on recordings that were released for research only.':
      'Trained on recordings that were released for research only.',
    'The voice was trained on recordings that are in the public domain.':
      'The voice was trained on recordings that are in the public domain.',
    'ZipVoice-Distill by k2-fsa, with the vocoder Vocos. It was trained on the Emilia dataset, whose recordings have terms of their own. Clone voices only of people who agreed to it.':
      'ZipVoice-Distill by k2-fsa, with the vocoder Vocos. It was trained on the Emilia dataset, whose recordings have terms of their own. Clone voices only of people who agreed to it.',
    'SenseVoice-Small by FunAudioLLM. Its terms ask to name the source and to keep the name of the model.':
      'SenseVoice-Small by FunAudioLLM. Its terms ask to name the source and to keep the name of the model.',
    'Moonshine Base by Useful Sensors.': 'Moonshine Base by Useful Sensors.',
    'Parakeet TDT 0.6B v3 by NVIDIA. Name the source where the text is published.':
      'Parakeet TDT 0.6B v3 by NVIDIA. Name the source where the text is published.',
    'Whisper tiny.en by OpenAI.': 'Whisper tiny.en by OpenAI.',
    'Streaming Zipformer (20M) of the icefall project, trained on LibriSpeech.':
      'Streaming Zipformer (20M) of the icefall project, trained on LibriSpeech.',
    'Silero VAD by the Silero team.': 'Silero VAD by the Silero team.',
    'pyannote segmentation 3.0 with ERes2Net by 3D-Speaker.': 'pyannote segmentation 3.0 with ERes2Net by 3D-Speaker.',
    'ERes2Net by 3D-Speaker.': 'ERes2Net by 3D-Speaker.',
    'GTCRN by Xiaobin Rong and others.': 'GTCRN by Xiaobin Rong and others.',
    'CT-Transformer by the FunASR team.': 'CT-Transformer by the FunASR team.',
  } as Readonly<Record<string, string>>,
  /** Licences whose names say something; others are called the same everywhere. */
  licences: {
    'Public domain': 'Public domain',
    'Blizzard 2013 (research)': 'Blizzard 2013 (research)',
    'Apache-2.0 (model), MIT (vocoder)': 'Apache-2.0 (model), MIT (vocoder)',
    'FunASR model licence': 'FunASR model licence',
    'MIT (segmentation), Apache-2.0 (speakers)': 'MIT (segmentation), Apache-2.0 (speakers)',
  } as Readonly<Record<string, string>>,
} as const)
