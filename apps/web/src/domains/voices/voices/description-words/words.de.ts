import type { Translation } from '#kit/language/index.ts'
import type { voiceDescriptionWords } from './words.ts'

export const voiceDescriptionGerman: Translation<typeof voiceDescriptionWords> = {
  said: {
    'Refined Received Pronunciation for lectures and audio guides.':
      'Gepflegte britische Hochsprache für Vorträge und Audioguides.',
    'Received Pronunciation, measured and a little old-fashioned.':
      'Britische Hochsprache, gemessen und ein wenig altmodisch.',
    'Down to earth, from the West Midlands.': 'Bodenständig, aus den West Midlands.',
    'Deep and slow, with the weight of someone who has seen the whole story before.':
      'Tief und langsam, wie jemand, der die ganze Geschichte schon kennt.',
    'Crisp and brisk, made for headlines, traffic and announcements.':
      'Klar und zügig, für Schlagzeilen, Verkehrsmeldungen und Ansagen.',
    'Bright, quick and cheerful; at home in short clips and lively dialogue.':
      'Hell, schnell und fröhlich; zu Hause in kurzen Clips und lebhaften Dialogen.',
    'An upbeat, synthetic American voice for short announcements.':
      'Eine muntere, synthetische amerikanische Stimme für kurze Ansagen.',
    'An open Dutch voice.': 'Eine offene niederländische Stimme.',
    'An expressive Italian voice.': 'Eine ausdrucksvolle italienische Stimme.',
    'An elegant French voice.': 'Eine elegante französische Stimme.',
    'An elderly, gentle voice with time to spare; fairy tales and memories.':
      'Eine ältere, sanfte Stimme, die Zeit hat; für Märchen und Erinnerungen.',
    'An easy-going Danish voice.': 'Eine unbeschwerte dänische Stimme.',
    'A young, friendly American voice for assistants, games and small talk.':
      'Eine junge, freundliche amerikanische Stimme für Assistenten, Spiele und Plaudereien.',
    'A young Scottish voice with energy to spare; sports, quizzes, shows.':
      'Eine junge schottische Stimme voller Energie; für Sport, Quiz und Shows.',
    'A warm voice for Modern Standard Arabic.': 'Eine warme Stimme für modernes Hocharabisch.',
    'A warm Telugu voice.': 'Eine warme Stimme für Telugu.',
    'A warm Russian voice.': 'Eine warme russische Stimme.',
    'A warm Polish voice.': 'Eine warme polnische Stimme.',
    'A warm Mandarin voice.': 'Eine warme Stimme für Mandarin.',
    'A warm Hindi voice.': 'Eine warme Stimme für Hindi.',
    'A warm Greek voice.': 'Eine warme griechische Stimme.',
    'A warm Georgian voice.': 'Eine warme georgische Stimme.',
    'A warm Brazilian voice for conversation.': 'Eine warme brasilianische Stimme für Gespräche.',
    'A sunny Caribbean voice.': 'Eine sonnige karibische Stimme.',
    'A steady Tamil voice for explanations.': 'Eine ruhige Stimme für Tamil, die gut erklärt.',
    'A steady Swedish voice.': 'Eine gleichmäßige schwedische Stimme.',
    'A steady Kannada voice.': 'Eine gleichmäßige Stimme für Kannada.',
    'A steady Armenian voice.': 'Eine gleichmäßige armenische Stimme.',
    'A steady American baritone for manuals, courses and long reads.':
      'Ein gleichmäßiger amerikanischer Bariton für Anleitungen, Kurse und lange Texte.',
    'A soft Swedish voice.': 'Eine weiche schwedische Stimme.',
    'A soft Persian voice.': 'Eine weiche persische Stimme.',
    'A soft Bengali voice.': 'Eine weiche bengalische Stimme.',
    'A soft Belarusian voice.': 'Eine weiche belarussische Stimme.',
    'A soft Assamese voice.': 'Eine weiche assamesische Stimme.',
    'A sober Dutch voice for explanations.': 'Eine sachliche niederländische Stimme, die gut erklärt.',
    'A small, eager machine that would like to be helpful.': 'Eine kleine, eifrige Maschine, die gern helfen möchte.',
    'A serious Russian voice for narration.': 'Eine ernste russische Stimme zum Erzählen.',
    'A serious Castilian voice for narration.': 'Eine ernste kastilische Stimme zum Erzählen.',
    'A rugged old Scot who tells of weather, stone and sea.':
      'Ein knorriger alter Schotte, der von Wetter, Stein und Meer erzählt.',
    'A rich Greek voice for stories.': 'Eine volle griechische Stimme für Geschichten.',
    'A relaxed voice from the south of Vietnam.': 'Eine entspannte Stimme aus dem Süden Vietnams.',
    'A relaxed Croatian voice.': 'Eine entspannte kroatische Stimme.',
    'A relaxed Caribbean voice.': 'Eine entspannte karibische Stimme.',
    'A relaxed Brazilian voice for stories.': 'Eine entspannte brasilianische Stimme für Geschichten.',
    'A polite Korean voice.': 'Eine höfliche koreanische Stimme.',
    'A polite Japanese voice.': 'Eine höfliche japanische Stimme.',
    'A plain-spoken Czech voice.': 'Eine schlichte tschechische Stimme.',
    'A plain, classic computer voice: precise, dry and unmistakably synthetic.':
      'Eine schlichte, klassische Computerstimme: genau, trocken und unverkennbar synthetisch.',
    'A natural Scottish voice, easy to listen to and hard to hurry.':
      'Eine natürliche schottische Stimme, der man gern zuhört und die sich nicht hetzen lässt.',
    'A measured French voice from Switzerland.': 'Eine gemessene französische Stimme aus der Schweiz.',
    'A matter-of-fact German voice for manuals and news.':
      'Eine sachliche deutsche Stimme für Anleitungen und Nachrichten.',
    'A low, unhurried American voice that explains without lecturing.':
      'Eine tiefe, bedächtige amerikanische Stimme, die erklärt, ohne zu belehren.',
    'A lively young Scottish voice.': 'Eine lebhafte junge schottische Stimme.',
    'A lively Serbian voice; reads Cyrillic and Latin letters.':
      'Eine lebhafte serbische Stimme; liest kyrillische und lateinische Buchstaben.',
    'A lively Malayalam voice.': 'Eine lebhafte Stimme für Malayalam.',
    'A lively Latin American voice.': 'Eine lebhafte lateinamerikanische Stimme.',
    'A homely voice from the north of England.': 'Eine heimelige Stimme aus dem Norden Englands.',
    'A heavy, slow machine for villains, vaults and countdowns.':
      'Eine schwere, langsame Maschine für Schurken, Tresore und Countdowns.',
    'A hearty Punjabi voice.': 'Eine herzhafte Stimme für Panjabi.',
    'A graceful Urdu voice.': 'Eine anmutige Stimme für Urdu.',
    'A gentle voice from the north of Vietnam.': 'Eine sanfte Stimme aus dem Norden Vietnams.',
    'A gentle Tamil voice.': 'Eine sanfte Stimme für Tamil.',
    'A gentle Sinhala voice.': 'Eine sanfte singhalesische Stimme.',
    'A gentle Czech voice.': 'Eine sanfte tschechische Stimme.',
    'A friendly voice from Portugal.': 'Eine freundliche Stimme aus Portugal.',
    'A friendly Ukrainian voice.': 'Eine freundliche ukrainische Stimme.',
    'A friendly Turkish voice.': 'Eine freundliche türkische Stimme.',
    'A friendly Slovak voice.': 'Eine freundliche slowakische Stimme.',
    'A friendly Latin American voice.': 'Eine freundliche lateinamerikanische Stimme.',
    'A friendly Indonesian voice.': 'Eine freundliche indonesische Stimme.',
    'A friendly Gujarati voice.': 'Eine freundliche Stimme für Gujarati.',
    'A friendly German voice.': 'Eine freundliche deutsche Stimme.',
    'A friendly British voice for everyday questions and answers.':
      'Eine freundliche britische Stimme für alltägliche Fragen und Antworten.',
    'A formal voice for Modern Standard Arabic.': 'Eine förmliche Stimme für modernes Hocharabisch.',
    'A formal British voice for documentation and announcements.':
      'Eine förmliche britische Stimme für Dokumentationen und Ansagen.',
    'A firm Polish voice.': 'Eine feste polnische Stimme.',
    'A dry Finnish voice for explanations.': 'Eine trockene finnische Stimme, die gut erklärt.',
    'A direct New York voice with a good sense of timing.':
      'Eine direkte New Yorker Stimme mit gutem Gespür für den richtigen Moment.',
    'A direct Hebrew voice.': 'Eine direkte hebräische Stimme.',
    'A deep Italian voice for stories.': 'Eine tiefe italienische Stimme für Geschichten.',
    'A confident New York voice that gets to the point.': 'Eine selbstbewusste New Yorker Stimme, die zur Sache kommt.',
    'A clear, warm American voice for books, news and everything that is listened to for long.':
      'Eine klare, warme amerikanische Stimme für Bücher, Nachrichten und alles, dem man lange zuhört.',
    'A clear voice from Portugal.': 'Eine klare Stimme aus Portugal.',
    'A clear Turkish voice with the speech of Istanbul.': 'Eine klare türkische Stimme mit der Sprache Istanbuls.',
    'A clear Romanian voice.': 'Eine klare rumänische Stimme.',
    'A clear Norwegian voice.': 'Eine klare norwegische Stimme.',
    'A clear Mandarin voice for explanations.': 'Eine klare Stimme für Mandarin, die gut erklärt.',
    'A clear Malay voice.': 'Eine klare malaiische Stimme.',
    'A clear Korean voice for announcements.': 'Eine klare koreanische Stimme für Ansagen.',
    'A clear Indonesian voice for explanations.': 'Eine klare indonesische Stimme, die gut erklärt.',
    'A clear Hindi voice for explanations.': 'Eine klare Stimme für Hindi, die gut erklärt.',
    'A clear Castilian voice.': 'Eine klare kastilische Stimme.',
    'A clear Bulgarian voice.': 'Eine klare bulgarische Stimme.',
    'A cheerful Filipino voice. The engine has no Filipino sounds of its own, so this is an approximation with Indonesian ones.':
      'Eine fröhliche philippinische Stimme. Die Engine hat keine eigenen philippinischen Laute; sie nähert sich ihnen mit indonesischen.',
    'A cheerful French voice from Belgium.': 'Eine fröhliche französische Stimme aus Belgien.',
    'A casual, synthetic American voice; fast, light and always awake.':
      'Eine lässige, synthetische amerikanische Stimme; schnell, leicht und immer wach.',
    'A calm Ukrainian voice.': 'Eine ruhige ukrainische Stimme.',
    'A calm Marathi voice.': 'Eine ruhige Stimme für Marathi.',
    'A calm Malay voice.': 'Eine ruhige malaiische Stimme.',
    'A calm Macedonian voice.': 'Eine ruhige mazedonische Stimme.',
    'A calm Kazakh voice.': 'Eine ruhige kasachische Stimme.',
    'A calm Japanese voice for stories.': 'Eine ruhige japanische Stimme für Geschichten.',
    'A calm French voice for explanations.': 'Eine ruhige französische Stimme, die gut erklärt.',
    'A calm Finnish voice.': 'Eine ruhige finnische Stimme.',
    'A calm Amharic voice.': 'Eine ruhige amharische Stimme.',
    'A brisk Scottish voice with rolled consonants.': 'Eine flotte schottische Stimme mit gerolltem R.',
    'A bright Hungarian voice.': 'Eine helle ungarische Stimme.',
  },
}
