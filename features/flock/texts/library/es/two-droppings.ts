import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'De cada 8 a 10 deyecciones, una es cecal; un ave expulsa dos o tres al día. [S5]',
    'La mayoría de las heces cecales cae a primera hora de la mañana. [S59]',
    'La deyección intestinal normal va de marrón a gris verdoso y lleva una capa blanca clara de uratos. [S3, S5]',
    'La cecal normal va de marrón oscuro a negro; es brillante, pegajosa y sin burbujas. [S3, S59]',
  ],
  body: [
    {
      title: 'Dos caminos en la misma ave',
      text: 'La mayor parte del alimento sale del intestino en cuatro a ocho horas. [S9] Una parte fina se desvía a los ciegos, dos bolsas cerca del final, donde fermentan los microbios. Los ciegos se vacían a su propio ritmo. Por eso cada ave deja dos tipos de heces y cada tipo tiene su escala.',
    },
    {
      title: 'Primero distinguir',
      text: 'Busque la capa blanca: las intestinales la llevan, las cecales por lo general no. Después mire la forma. Un bastón o cono que rueda en el guante es intestinal; un montón blando o una mancha que se pega es cecal. [S59] El olor fuerte es normal en la cecal. Si aún duda, omítala. Una cecal puntuada como intestinal parecería un ave enferma y falsearía la cifra.',
    },
    {
      title: 'Son pocas, y está bien',
      text: 'Veinte intestinales se encuentran en minutos; las cecales aparecen aquí y allá. De cinco a diez es una buena meta. Con tan pocas el intervalo es amplio, y la aplicación lo muestra para que nadie saque conclusiones de un montón raro. Alguna espumosa de color mostaza es habitual. Lo que importa es que la proporción suba.',
    },
  ],
  today: [
    'Vaya temprano si quiere ver heces cecales.',
    'Lleve tarjeta blanca, guantes, un palo de madera y linterna de luz blanca.',
    'Pregúntese «¿cecal o intestinal?» antes de puntuar.',
    'Puntúe juntos el color y la consistencia de la misma deyección.',
  ],
  vet: [
    'Ve sangre fresca, color vino o heces negras como alquitrán, de cualquier tipo.',
    'Las cecales claras o espumosas aumentan de visita en visita.',
    'Las aves con heces raras además comen menos, se apartan o mueren.',
  ],
};
