import type { LibraryTexts } from './CN.ts';

export const pt: LibraryTexts = {
  title: 'Biblioteca de recursos',
  search: 'Buscar na biblioteca',
  clear: 'Limpar a busca',
  found_one: '{count} artigo encontrado',
  found_other: '{count} artigos encontrados',
  nothing: 'Nenhum artigo fala de “{text}”.',
  nothingNote: 'Tente outra palavra, por exemplo “cama” ou “água”.',
  readFirst: 'Leia primeiro',
  minutes: '{count} min',
  read: 'Lido',
  card: {
    link: 'Cartão cinza para imprimir',
    linkNote: 'Tira das fotos a cor da luz',
    title: 'Cartão cinza',
    intro: 'Um quadrado cinza na foto mostra o que a luz faz com as cores. Um toque as corrige.',
    one: 'Imprima em papel branco fosco, só em preto (escala de cinza) e em tamanho real. A barra deve medir 5 cm.',
    two: 'Guarde em capa fosca que se possa limpar; um cartão próprio para cada granja.',
    three: 'Ponha ao lado das fezes ou do pé, na mesma luz, sem sombra nem brilho.',
    four: 'Tire a foto, escolha “Corrigir cores” e toque o quadrado cinza.',
    note: 'O cinza de uma impressora não é exato. Ele tira o tom das lâmpadas brancas e não substitui um aparelho de medição. Sob lâmpadas coloridas nenhum cartão ajuda: use lanterna branca.',
    print: 'Imprimir o cartão',
  },
  about: {
    link: 'Sobre as escalas e os limites',
    linkNote: 'Oito escalas, o que cada escore significa, limites por região, fontes',
    title: 'Escalas e limites',
    intro:
      'Um escore é o que você viu, não um diagnóstico. Nenhuma norma publicada define as escalas de fezes usadas aqui; números e palavras marcados como “definição deste produto” são nossos, os demais citam a fonte.',
    version: 'Escalas, versão {n}',
    scales: 'As oito escalas',
    ownTag: 'Definição deste produto',
    farmTag: 'Definido pela granja',
    unit: {
      litter: 'Avalia-se: um ponto do piso',
      int_colour: 'Avalia-se: uma amostra de fezes',
      int_texture: 'Avalia-se: uma amostra de fezes',
      cec_colour: 'Avalia-se: uma amostra de fezes',
      cec_texture: 'Avalia-se: uma amostra de fezes',
      fpd: 'Avalia-se: uma ave, o pior pé',
      feather: 'Avalia-se: uma ave',
      nh3: 'Avalia-se: um local, na altura da cabeça',
    },
    how: {
      litter: 'Empurre, aperte, abra a mão. As porcentagens de umidade são uma referência, não uma medição.',
      int_colour:
        'Cores são nomes, não quantidades, e nunca entram em média. Escolha a mais preocupante que cubra um quarto ou mais; sangue sempre conta.',
      int_texture: 'Pressione uma vez com o palito. A partir de 2 conta como não normal.',
      cec_colour: 'Cores são nomes e nunca entram em média. Um caso claro de vermelho basta para ligar ao veterinário.',
      cec_texture: 'Uma ou outra espumosa é comum; o que importa é a proporção subir.',
      fpd: 'Limpe o coxim: o esterco sai, a crosta fica. Cortes em {a}%, {b}% e {c}%: o que cai entre duas faixas vai para a mais próxima.',
      feather:
        'Manchas abaixo de 5 cm são 1, área suja de 5 cm ou mais é 2, metade da parte de baixo ou penas emplastradas é 3.',
      nh3: 'Ficam registrados os ppm e um nível. Uma fita pode diferir cerca de 10 ppm do medidor; um tubo, cerca de 20% da leitura.',
    },
    results: 'Como o resultado é obtido',
    resultShare:
      'Cada seção dá a proporção não normal, o número por trás dela e um intervalo de 95% segundo Wilson. Não há escore geral: um só número para cama, pés e gás esconderia a causa.',
    resultLight:
      'A cor da luz vem do valor visto; a certeza, do intervalo. Se o intervalo cruza um limite, a luz fica hachurada: provisória.',
    resultFlag:
      'Sangue, amônia acima de 25 ppm, um pé com 4, fezes verdes com aves doentes e mortes súbitas dão alerta vermelho, que vem antes de qualquer luz.',
    resultPlace:
      'Nenhum em 20 ainda permite até 16% no lote. Vizinhos se parecem: se muitos vêm do mesmo lugar, o intervalo fica um pouco estreito.',
    limits: 'Limites por região',
    limitsNote: 'Cada granja pode definir seus próprios números; o relatório imprime os que foram usados.',
    area: 'Região',
    upTo: 'até {n}',
    below: 'abaixo de {n}',
    above: 'acima de {n}',
    from: '{n} ou mais',
    print: 'Imprimir a cartela de escores',
  },
  article: {
    facts: 'Dados principais',
    today: 'Faça hoje',
    vet: 'Consulte o veterinário se',
    sources: 'Fontes',
    next: 'Próximo artigo',
    own: 'definição própria',
    changed: 'O operador deste site alterou este artigo.',
    lost: 'Este artigo não existe',
    failed: 'O artigo não abriu. Nada se perdeu; tente de novo com conexão.',
    again: 'Tentar de novo',
    toAll: 'Todos os artigos',
  },
  vets: {
    title: 'Seus veterinários',
    none: '{farm}: ainda sem telefone',
    enter: 'Informar o telefone',
    call: 'Ligar para {name}',
  },
  list: {
    'two-droppings': {
      title: 'Dois tipos de fezes, duas histórias',
      lead: 'Mais ou menos uma em cada oito a dez fezes é cecal. Parece estranha e muitas vezes é bem normal.',
    },
    'green-alarm': {
      title: 'Se é verde, ao telefone',
      lead: 'Fezes verdes muitas vezes são só comedouros vazios. Junto com aves doentes, são um alarme.',
    },
    'what-droppings-tell': {
      title: 'O que as fezes dizem e o que não dizem',
      lead: 'A cor é uma pista, nunca um diagnóstico. A mudança ao longo de várias visitas diz mais que uma amostra estranha.',
    },
    'dry-litter': {
      title: 'Cama seca, pés sãos',
      lead: 'A cama é o piso, o leito e o banheiro do lote. Um punhado mostra como ela está.',
    },
    'foot-pads': {
      title: 'Os pés, do dia 12 à apanha',
      lead: 'Os coxins mostram duas semanas de cama num olhar. As primeiras marcas são pequenas e vêm cedo.',
    },
    ammonia: {
      title: 'Amônia: antes do cheiro',
      lead: 'As aves percebem muito antes das pessoas. Meça na altura delas, com algo melhor que o nariz.',
    },
    'water-meter': {
      title: 'Ler o hidrômetro',
      lead: 'O hidrômetro costuma perceber o problema antes de você, se alguém o lê todo dia no mesmo horário.',
    },
    'clean-feathers': {
      title: 'Penas limpas',
      lead: 'Peito sujo fala do piso; cloaca suja, do intestino. Olhe os dois e anote qual.',
    },
    'gut-trouble': {
      title: 'Coccidiose, disbacteriose e passagem de ração: como diferem',
      lead: 'Três nomes para problemas que por fora se parecem. O que os separa se vê dentro da ave.',
    },
    'how-many': {
      title: 'Quantas aves bastam?',
      lead: 'Vinte fezes perfeitas não provam que o lote está sadio. Só deixam menos espaço para dúvida.',
    },
    'turkeys-ducks': {
      title: 'Perus e patos: o que muda',
      lead: 'As escalas são as mesmas; as aves, não. Quatro pontos para lembrar.',
    },
    'own-limits': {
      title: 'Definir seus próprios limites',
      lead: 'Lei, programa e comprador podem pedir coisas diferentes. A mais rigorosa é a sua.',
    },
  },
};
