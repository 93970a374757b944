import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'Las coccidias dañan el intestino desde los 7 días de edad aproximadamente; puede verse sangre o moco naranja. [S63, S4]',
    'Disbacteriosis: cama húmeda y ciegos grandes con gas, sin un único germen detrás. [S8]',
    'Paso de alimento: grano en heces húmedas y mal formadas, a veces verdes con moco naranja. No siempre la culpa es del alimento. [S10]',
    'Solo un veterinario, con necropsia y raspados, puede decir cuál es.',
  ],
  body: [
    {
      title: 'Coccidias',
      text: 'Estos parásitos viven en la mucosa del intestino y la rompen. Se cree que el moco naranja es moco con células desprendidas. [S9] Las heces rojas, sobre todo las cecales, ponen la coccidiosis en el primer lugar de la lista del veterinario, pero otras causas también sangran. [S4, S5] Muchos lotes llevan un programa en el alimento o una vacuna; diga cuál y desde cuándo.',
    },
    {
      title: 'Disbacteriosis',
      text: 'El equilibrio de los microbios se ha roto. Las heces se aflojan, los ciegos hacen gas y aparecen cecales claras y espumosas. [S7, S8] Anote si hubo un cambio de alimento la semana anterior. La cama se moja antes de lo que explican los bebederos.',
    },
    {
      title: 'Paso de alimento',
      text: 'El alimento sale casi como entró. El tamaño de partícula, las materias primas, una infección o el estrés pueden influir. [S10] Aplaste una deyección en la tarjeta: los trozos de grano se ven enseguida.',
    },
    {
      title: 'Lo que usted sí puede hacer',
      text: 'No se distinguen los tres por las heces, y no hace falta. Usted puede decir cuándo empezó, cuántas deyecciones están afectadas, con qué intervalo, y qué cambió. Eso acorta el camino del veterinario. También ayudan unas fotos nítidas sobre la tarjeta blanca, con luz blanca.',
    },
  ],
  today: [
    'Puntúe veinte deyecciones por todo el galpón y tome fotos.',
    'Guarde las notas de entrega y una muestra del alimento.',
    'Anote edad, programa, vacuna y tratamientos.',
    'Conserve en frío heces frescas y aves recién muertas para el veterinario.',
  ],
  vet: [
    'Hay sangre: el mismo día.',
    'Moco naranja o alimento en una cuarta parte de las heces o más.',
    'Aumentan las cecales espumosas, o el peso se atrasa.',
  ],
};
