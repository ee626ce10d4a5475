import type { Translation } from '#kit/language/index.ts'
import type { templateWords } from './words.ts'

export const templatesGerman: Translation<typeof templateWords> = {
  welcome: (name) => (name ? `Womit möchten Sie beginnen, ${name}?` : 'Womit möchten Sie beginnen?'),
  nextLead: 'Jedes öffnet sein Werkzeug mit einem Beispiel darin, und sofort ist eine Stimme zu hören.',
  elevenLead: 'Wählen, was es werden soll. Das Werkzeug öffnet sich mit einem Beispiel, das sich ändern lässt.',
  suits: 'Passt zu Ihrer Antwort',
  toHome: 'Stattdessen zur Startseite',
  tools: { speech: 'Sprache', dialogue: 'Dialog' },
  failed: 'Ihre Antworten konnten nicht geladen werden',
  templates: {
    story: {
      title: 'Eine Geschichte',
      note: 'Eine Stimme erzählt sie.',
      text: 'Seit elf Jahren hatte im Leuchtturm kein Licht mehr gebrannt. Als in jener Nacht eines über das Wasser ging, traten alle im Dorf ans Fenster, und niemand sagte ein Wort.',
    },
    advert: {
      title: 'Ein kurzes Video',
      note: 'Eine halbe Minute Text über Bildern.',
      text: 'Zehn Sekunden, dann wird weitergescrollt. Also mit der Sache selbst beginnen: Die Tür geht auf, der Kessel singt, und jemand sagt guten Morgen.',
    },
    scene: {
      title: 'Eine Szene mit zwei Figuren',
      note: 'Zwei Stimmen, Zeile für Zeile.',
      text: 'War da nicht etwas?\nDas ist nur der Wind.\nDer Wind klopft nicht dreimal.',
    },
    assistant: {
      title: 'Ein Sprachassistent',
      note: 'Kurze, freundliche Antworten.',
      text: 'Ihr nächster Termin ist um halb zehn. Am besten gehen Sie in zwanzig Minuten los, denn es hat zu regnen begonnen.',
    },
    article: {
      title: 'Ein Artikel',
      note: 'Vorgelesen, zum Hören unterwegs.',
      text: 'Mauersegler schlafen in der Luft. Im Sommer verlassen sie das Nest und berühren den Boden oft zehn Monate lang nicht mehr: Sie fressen, trinken und ruhen im Flug.',
    },
    podcast: {
      title: 'Ein Podcast zu zweit',
      note: 'Fragen und Antworten in zwei Stimmen.',
      text: 'Heute fragen wir, warum Brot aufgeht.\nEs lebt gewissermaßen: Die Hefe frisst Zucker und atmet aus.\nJeder Laib ist also voller Atem.',
    },
    lesson: {
      title: 'Eine Lektion',
      note: 'Ruhig und klar, mit Zeit zum Folgen.',
      text: 'Beginnen wir mit drei Wörtern. Wasser. Brot. Salz. Hören Sie noch einmal zu, und sprechen Sie jedes nach.',
    },
    announcement: {
      title: 'Eine Ansage',
      note: 'Für Telefon oder Wartezimmer.',
      text: 'Danke für Ihren Anruf. Im Moment sind alle Leitungen besetzt. Bitte bleiben Sie dran, es ist gleich jemand für Sie da.',
    },
  },
}
