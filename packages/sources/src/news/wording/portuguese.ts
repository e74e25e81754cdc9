import type { Hedges } from './hedges';
import type { NoNews } from './no-news';
import type { Wording } from './wording';

/** Of Portugal and Brazil. */
export const PORTUGUESE: Wording = {
  functionWords:
    'o a os as um uma e de do da dos das em no na nos nas com por pelo pela para que ao aos e nao mais sua seu suas seus nossa nosso nossas nossos nova novo novos novas como ja sobre entre sao foi esta voce ate agora somos temos',
  vocabulary: {
    round:
      'aporte|aportes|rodada|rodada *|ronda|ronda *|investimento|investimentos|financiamento|capital|serie {letter}|seed|pre-seed|capital semente|capital de risco|aumento de capital|emprestimo|credito|subvencao|crowdfunding|recursos|debentures|fundos|captacao|milhoes|verba',
    staff:
      'funcionarios|funcionario|trabalhadores|colaboradores|empregados|pessoas|postos de trabalho|postos|vagas|empregos|profissionais|quadro|equipe|equipa|cargos|operarios',
    executive:
      'ceo|cfo|cto|coo|cmo|cro|presidente|presidencia|vice-presidente|vice-presidencia|diretor|diretora|diretor *|diretora *|diretoria|diretoria *|direcao|direcao *|administrador|administradora|presidente executivo|presidente executiva|conselho|conselho de administracao|administracao|country manager|diretor-geral|diretora-geral|diretor geral|diretora geral|fundador|fundadora|cofundador|cofundadora|socio|socia|socio-diretor|lider *|gerente *|comando|chairman|head *',
    place:
      'loja|lojas|escritorio|escritorios|fabrica|fabricas|unidade|unidades|filial|filiais|sede|armazem|armazens|centro|centro *|centro de distribuicao|galpao|polo|planta|showroom|clinica|clinicas|hub|laboratorio|restaurante|restaurantes|hotel|agencia|agencias|quiosque|instalacoes|parque industrial|data center|balcao|delegacao|nave industrial|linha de producao|academia|academias|usina',
    served:
      'clientes|utilizadores|usuarios|downloads|assinantes|alunos|pacientes|encomendas|pedidos|membros|empresas|familias|lojistas|seguidores|visitantes|hospedes|entregas|viagens|produtores|segurados|apolices|vidas|instalacoes|parceiros|estudantes|associados|subscritores|refeicoes|unidades|garrafas|quilometros|atendimentos',
    prize:
      'premio|premios|premio *|distincao|selo|selo *|certificacao|medalha|medalhas|ouro|prata|final|finalista|ranking|melhor *|melhores *|pme lider|pme excelencia|gazela|great place to work|gptw|do ano|award|awards|trofeu|concurso de vinhos|top {number}|destaque *|reconhecimento',
  },
  idioms:
    'horario de abertura|horarios de abertura|portas abertas|codigo aberto|nova lei|novas regras|nova legislacao|novo ano|ano novo|a venda em|a venda nas|premio do seguro|em premios|milhoes em premios|premios sob gestao|premios de seguro|novo estudo|compra online|compras online|aquisicao de clientes|processo seletivo|recursos humanos|abre inscricoes|inscricoes abertas|como compra|no centro|em nome de|feliz ano',
  events: {
    funding: [
      [
        'capta|captou|captamos|levanta|levantou|levantamos|recebe|recebeu|recebemos|fecha|fechou|fechamos|obtem|obteve|obtivemos|garante|garantiu|conclui|concluiu|anuncia|anunciou|consegue|conseguiu|atrai|atraiu|angaria|angariou|assegura|assegurou|ganha|conquista|encaixa|arrecada|arrecadou … {sum}|{round}',
        'Acme capta R$ 12 milhões',
        'contrato*|encomenda*|multa|receita*|faturamento|faturacao|lucro|prejuizo|clientes|licitacao|concurso|pedido|em premios|parceria|vendas|resultado*',
      ],
      [
        'rodada de investimento|rodada de investimentos|ronda de investimento|ronda de financiamento|rodada seed|rodada serie|ronda seed|ronda serie|rodada|aporte|aporte de|aumento de capital|serie {letter}|financiamento de|ronda de',
        'Rodada de investimento da Acme',
        'guia|dicas|como',
      ],
      [
        '^{sum} … para a|para o|para|na',
        '5 milhões de euros para a Acme',
        'multa|hospital|doacao|solidari*|licitacao|contrato',
      ],
      [
        '> investe|investem|investiu|aporta|injeta|injetou|aposta|entra no capital|lidera|coloca|entra … na|no|em|da|do|{sum}',
        'Northwind investe na Acme',
        'fabrica|loja|unidade|centro|armazem|maquinas|expansao|como|diretor*|ceo',
      ],
      [
        'busca|procura|quer captar|quer levantar|pretende captar|prepara|planeia|planeja … {sum}|investidores|capital|captar|rodada|ronda',
        'Acme busca investidores',
      ],
    ],
    acquisition: [
      [
        'adquirir|comprar|adquire|adquiriu|adquirida|adquirido|adquirimos|aquisicao|aquisicoes|compra|comprou|compram|comprada|comprado|compramos|arremata|arrematou|incorpora|incorporou|absorve|funde-se|fundem-se|fusao|se funde|se fundem|une-se ao grupo|toma o controlo|assume o controle|fica com a|passa a integrar|passa a fazer parte|agora faz parte do grupo|integra o grupo|junta-se ao grupo|opa',
        'Acme adquire a Bexo',
        'clientes|energia|guia|imovel|terreno|compra de votos|experiencia de compra|na compra|compra e venda|compra segura|de compra|frota|avioes|caminhoes',
      ],
      [
        'vender|vende|vendida|vendido|vendeu|venda da|venda do|venda de|maioria do capital|participacao maioritaria|participacao majoritaria|participacao minoritaria|participacao de|participacao na|participacao no|novo dono|nova dona|novos donos|muda de dono|muda de maos|controle da|controlo da|{share} da|{share} do capital',
        'Acme muda de dono',
        'vende {number}|bilhetes|ingressos|venda de {number}|{share} da receita|{share} das|participacao na feira|participacao em feira|participacao no evento|equipe',
      ],
    ],
    layoffs: [
      [
        'demite|demitiu|demitir|demitem|despede|despediu|despedir|dispensa|dispensou|corta|cortou|cortar|desliga|desligou|elimina|eliminou|reduz|reduziu|afasta|extingue … {staff}|{share}|{number}|um terco|metade',
        'Acme demite 120 funcionários',
        'custos|emissoes|tempo|precos|despesas|tarifa*|consumo|desperdicio',
      ],
      [
        'demissoes|demissao em massa|demissoes em massa|despedimento coletivo|despedimentos|despedimento|layoff|lay-off|layoffs|cortes de pessoal|corte de pessoal|onda de demissoes|desligamentos|rescisoes|reducao de pessoal',
        'Demissões na Acme',
        'direitos|guia|pedido de demissao|voluntari*',
      ],
      [
        '{number}|{share} … {staff} … demitidos|despedidos|dispensados|desligados|perdem o emprego|sem emprego',
        '120 funcionários demitidos na Acme',
      ],
    ],
    legal: [
      [
        'processo|processa|processada|processado|processou|justica|tribunal|juiz|juiza|stj|stf|tst|trt|mpf|ministerio publico|multa|multada|multado|multou|multas|coima|coimas|condenada|condenado|condena|indenizacao|indemnizacao|cade|procon|anatel|anvisa|cvm|cmvm|asae|anacom|autoridade da concorrencia|regulador|investigacao|investigada|investigado|investiga|policia federal|buscas|acusada|acusado|acordo judicial|acao coletiva|acao judicial|ataque cibernetico|ciberataque|ataque hacker|hackers|vazamento de dados|fuga de dados|vazamento|recall|patente|patentes|liminar|interditada|interdita|plagio',
        'Procon multa Acme',
        'como evitar|dicas|guia|processo de|processo produtivo|processo seletivo|no processo|do processo|processos|patente registada|vazamento de agua|secretaria',
      ],
    ],
    award: [
      [
        'vence|venceu|vencemos|vencedora|vencedor|ganha|ganhou|ganhamos|recebe|recebeu|recebemos|conquista|conquistou|conquistamos|finalista|eleita|eleito|eleitos|distinguida|distinguido|distinguidos|premiada|premiado|nomeada|nomeado|indicada|indicado|entre|leva|arrecada|obtem|renova|destaca-se|e … {prize}',
        'Acme vence prémio Inovação',
        'licitacao|contrato|presidente|diretor*|concurso publico|ceo|em premios|investimento|aporte|melhor experiencia|melhorar|melhor resultado|melhor ano|premio de seguro',
      ],
      [
        'premiada|premiado|premiadas|premiados|premio para|distinguida|distinguido|finalista|vencedora|eleita|eleito|certificada|certificado|certificacao|iso {number}|empresa b|b corp|pme lider|pme excelencia|great place to work|gptw|galardoada|galardoado|reconhecida como|reconhecido como|empresa do ano',
        'Acme distinguida como PME Líder',
        'certificado digital|como obter|a sua|gestao de',
      ],
    ],
    leadership: [
      [
        'nomeia|nomeou|nomeamos|anuncia|contrata|contratou|novo|nova|novos|escolhe|escolheu|promove|promoveu|troca|muda|substitui|demite|elege|elegeu|reforca|apresenta|ganha|perde|tem|recebe|procura|da as boas-vindas … {executive}',
        'Acme nomeia novo diretor financeiro',
        'loja|escritorio|sede|fabrica|unidade|premio|centro|aporte|parceria|contrato|recursos',
      ],
      [
        '~ assume|assumiu|e o novo|e a nova|nomeado|nomeada|promovido|promovida|eleito|eleita|passa a|e novo|e nova|novo|nova|lidera|vai liderar|regressa|chega|entra como|na … {executive}|lideranca|comando|leme|operacao',
        'Joana Roe assume como CEO da Acme',
        'premio',
      ],
      [
        '~ {executive} … deixa|deixou|sai|saiu|renuncia|renunciou|demite-se|pede demissao|se demite|afasta-se|se afasta|afastado|afastada|abandona|de saida|sera substituid*|passa o testemunho|aposenta-se|se aposenta|destituido|destituida',
        'Presidente da Acme deixa o cargo',
        'deixa a argentina|deixa {geo}',
      ],
      [
        'mudanca na direcao|mudancas na direcao|mudanca na lideranca|mudancas na lideranca|mudanca na diretoria|mudancas na diretoria|mudanca no comando|troca de comando|troca no comando|nova lideranca|nova gestao|nova administracao|novo comando|nova diretoria|nova direcao|novos socios|novo socio|nova socia|sucessao|passagem de testemunho|passa o comando|passa o bastao|a frente da|a frente do|ao leme',
        'Troca de comando na Acme',
      ],
      [
        '> assume|e o novo|e a nova|nomeado|nomeada|novo|nova|deixa|lidera … {executive} … da|do|na|no',
        'Joana Roe é a nova CEO da Acme',
      ],
    ],
    expansion: [
      [
        'abre|abriu|abrimos|abrem|abrira|vai abrir|inaugura|inaugurou|inauguramos|inauguracao|abertura|nova|novo|novas|novos|segunda|segundo|terceira|terceiro|primeira|primeiro|constroi|construir|amplia|ampliou|ampliamos|muda|transfere|instala|investe|expande … {place}|{geo}|portas',
        'Acme abre loja no Porto',
        'diretor*|presidente|app|aplicativo|plataforma|loja online|loja virtual|capital|inquerito|investigacao|ceo|site|negociacoes|vagas|sistema|funcionalidade|parceria|unidade de negocio',
      ],
      [
        'chega|chegou|chegamos|entra|entrou|entramos|desembarca|expande|expandiu|expandimos|expande-se|expansao|avanca|estreia|aterra|aposta|cresce|reforca presenca|inicia operacao|inicia operacoes|comeca a operar|passa a atuar … em|no|na|ao|a|para|mercado|mercados|{geo}|internacional|exterior',
        'Acme chega a Espanha',
        'bolsa|capital|{share}|faturamento|lojas app|acordo|app|sociedade|grupo|fase|{sum}|funcionarios|clientes|receita*|vendas|recuperacao|produto|versao|conselho|{number} mil',
      ],
      [
        'internacionalizacao|expansao internacional|expansao|nova sede|novas instalacoes|mudamos de casa|mudamos de instalacoes|primeira pedra|de casa nova|pedra fundamental|mudanca de instalacoes|novo endereco',
        'Nova sede da Acme',
        'linha de credito|como',
      ],
    ],
    partnership: [
      [
        'parceria|parcerias|parceiro oficial|parceira oficial|parceiros|alianca|alia-se|aliam-se|se une|se unem|unem-se|unem forcas|juntam-se|junta-se a|colaboracao|colabora com|protocolo|acordo com|acordo de cooperacao|acordo de distribuicao|acordo estrategico|joint venture|patrocina|patrocinio|patrocinadora|patrocinador|em conjunto com|consorcio|convenio',
        'Acme e Bexo anunciam parceria',
        'seja um parceiro|dicas|torne-se|colaboracao interna|equipe',
      ],
    ],
    hiring: [
      [
        'contrata|contratar|contrate|vai contratar|contratamos|recruta|recrutamos|procura|procuramos|busca|buscamos|abre|cria|criar|gera|oferece|reforca … {staff}|{number} vagas|talentos|programadores|desenvolvedores|engenheiros|tecnicos|vendedores|motoristas|estagiarios|vagas|trainee|estagio',
        'Acme contrata 40 pessoas',
        'demi*|despe*|investidores|clientes|capital|corta*|seguro|loja*',
      ],
      [
        'estamos contratando|estamos a contratar|estamos a recrutar|estamos recrutando|vagas abertas|vagas de emprego|trabalhe conosco|trabalhe connosco|junte-se a nos|junta-te a nos|venha trabalhar|vem trabalhar|vem fazer parte|venha fazer parte|nossa equipe cresceu|nossa equipa cresceu|nossa equipe cresce|a equipa cresce|novos colaboradores|bem-vindos a equipe|bem-vinda a equipe|novos empregos|processo seletivo|programa de estagio|programa de trainee|ja somos {number}|somos {number}',
        'Estamos contratando',
        'clientes',
      ],
    ],
    traction: [
      [
        '{big} [*] [*] {served}|{big} {served}',
        '10.000 clientes confiam na Acme',
        'multa|vazamento|demi*|despe*|parceria',
      ],
      [
        'ultrapassa|ultrapassou|ultrapassamos|atinge|atingiu|atingimos|alcanca|alcancou|alcancamos|supera|superou|superamos|chega a|chegou a|chegamos a|celebra|comemora|mais de|ja sao|conta com|bate … {number}|milhao|{sum} … {served}',
        'Acme ultrapassa 500 clientes',
        'dicas|pesquisa|multa|estudo',
      ],
      [
        'ultrapassa|ultrapassou|ultrapassamos|atinge|atingiu|atingimos|alcanca|alcancou|alcancamos|supera|superou|superamos|chegamos a|chega a|chegou a|fatura|faturou … {big}|{sum}|milhao|bilhao',
        'Acme atinge 1 milhão de viagens',
        'multa|aporte|rodada|ronda|investimento',
      ],
      [
        'faturamento|faturacao|receita|receitas|vendas|lucro|lucros|volume de negocios|resultado|resultados|exportacoes|numero de clientes|crescimento … cresce*|cresceu|aument*|sobe|sobem|subiu|dispara|duplica*|triplica*|recorde|dobra|dobrou|de {share}|+*',
        'Faturamento da Acme cresce 40%',
        'como|dicas|suas|sua empresa',
      ],
      [
        'duplica|duplicou|triplica|triplicou|dobra|dobrou|aumenta|aumentou|cresce|cresceu|crescemos … faturamento|faturacao|receita*|vendas|lucro*|clientes|exportacoes|{share}',
        'Acme duplica faturação',
        'como|sua|dicas',
      ],
      [
        'batemos recorde|bate recorde|bateu recorde|ano recorde|recorde de|recorde|marco historico|marco de|melhor ano|melhor resultado|melhor trimestre|lucrativa|break-even|breakeven|regressa aos lucros',
        'Ano recorde para a Acme',
        'dicas|calor|guinness',
      ],
    ],
    business: [
      [
        'recuperacao judicial|recuperacao extrajudicial|falencia|insolvencia|insolvente|per aprovado|plano de recuperacao|liquidacao judicial|massa falida|abre falencia|pede falencia|processo de revitalizacao',
        'Acme pede recuperação judicial',
        'como|guia',
      ],
      [
        'assina|assinou|assinamos|vence|venceu|ganha|ganhou|ganhamos|fecha|fechou|fechamos|conquista|conquistou|obtem|obteve|garante|firma|firmou|renova … contrato|contratos|licitacao|concurso|concurso publico|encomenda|encomendas|pedido|fornecimento|cliente|adjudicacao|concessao|leilao|acordo',
        'Acme assina contrato com a Bexo',
        'premio|parceria|de cooperacao|cliente oculto',
      ],
      [
        '~ escolhe|escolheu|seleciona|contrata|adota … {own}',
        'Bexo escolhe a Acme',
        'diretor*|como ceo|como parceira|como parceiro',
      ],
      [
        'entra em bolsa|bolsa de valores|em bolsa|na bolsa|ipo|abertura de capital|oferta publica inicial|muda de nome|novo nome|agora e {own}|agora e grupo {own}|agora se chama|conheca a nova marca|passa a chamar-se|passa a se chamar|nova marca|nova identidade|novo logo|novo logotipo|nova imagem|rebranding|resultados trimestrais|resultados anuais|resultado trimestral|resultados do trimestre|balanco|resultados do {number}|prejuizo|prejuizos|reestruturacao|reestrutura|plano estrategico|cisao|spin-off|queda nas vendas|contrato com|novo contrato|novo cliente',
        'Acme muda de nome',
        'dicas|guia|evite',
      ],
      [
        'deixa|abandona|sai|encerra|encerrou|fecha|fechou|suspende|descontinua|retira-se … mercado|{geo}|{place}|operacao|operacoes|atividade|atividades|producao|lojas',
        'Acme encerra operações na Argentina',
        'presidente|diretor*|ceo|rodada|ronda|aporte|para ferias|parceria|acordo|contrato|fundador*|cargo',
      ],
    ],
    product: [
      ['^chegou o|^chegou a|^chegaram', 'Chegou o novo cartão Acme', 'hora|fim|vez|epoca'],
      [
        'lanca|lancou|lancamos|lancam|lancamento|apresenta|apresentou|apresentamos|revela|revelou|estreia|introduz|introduziu|disponibiliza|disponibilizou|coloca no mercado|traz ao mercado|passa a oferecer',
        'Acme lança novo aplicativo',
        'campanha|edital|resultados|balanco|relatorio|estudo|proposta|acao judicial|queixa|diretor*|ceo|concurso|programa de trainee|opa|vagas|pesquisa|livro|plano',
      ],
      [
        'nova versao|novo produto|novos produtos|nova plataforma|nova app|novo app|novo aplicativo|nova funcionalidade|novas funcionalidades|novo servico|novos servicos|nova colecao|nova linha|novo site|nova loja online|loja online|novo modelo|nova geracao|nova solucao|novo sistema|novo seguro|atualizacao|nova gama|novo plano|novo portal|novo vinho|novo azeite|novo sabor|nova ferramenta|novo menu',
        'Nova versão da nossa app',
        'lei|diretor*|sede|norma|regras',
      ],
      [
        '~ ja disponivel|ja esta disponivel|disponivel|ja esta nas lojas|ja nas lojas|chegou ao mercado|ja chegou|ja a venda|esta no ar|ja pode|nas lojas',
        'Acme Go já está disponível',
        'vagas',
      ],
      [
        '^conheca|^descubra|^apresentamos',
        'Conheça o novo Acme Go',
        'equipe|equipa|historia|dicas|vantagens|time|como|beneficios',
      ],
    ],
  },
};

export const PORTUGUESE_HEDGES: Hedges = {
  hearsay:
    'rumor|rumores|boato|boatos|segundo fontes|fontes|fonte|segundo a imprensa|alegadamente|supostamente|suposta|suposto|ao que tudo indica|especulacao|especulacoes|nos bastidores|dizem fontes',
  unsettled:
    'estuda|estudam|avalia|avaliam|negocia|negociam|negociacoes|em conversas|conversas|considera|pondera|analisa|quer comprar|quer vender|quer captar|busca comprador|procura comprador|busca investidores|procura investidores|pretende|planeia|planeja|proxima de|proximo de|perto de|prestes a|a beira de|interessada em|interessado em|interesse em|possivel|provavel|pode estar|em vias de|a venda|ameaca|ameaca de|risco de|na mira|cogita|sonda|explora|prepara venda',
  modal:
    'pode|podem|poderia|poderiam|podera|poderao|deve|devera|estaria|estariam|teria|teriam|seria|iria|talvez',
};

export const PORTUGUESE_NO_NEWS: NoNews = {
  advice: [
    '^como|^por que|^porque|^porque e que|^o que|^qual|^quais|^quando|^onde|^quem|^quanto|^guia|^dicas|^tudo sobre|^entrevista|^opiniao|^analise|^artigo|^editorial|^estudo|^pesquisa|^webinar|^podcast|^caso de sucesso|^case de sucesso|^historia de sucesso|^visite-nos|^visite|^venha|^um dia|^feliz|^boas festas|^bom natal|^obrigad*|^saiba|^entenda|^vale a pena|^aprenda|^precisa|^voce sabia|^as {number}|^os {number}|^nos, os',
    '^{number} … dicas|razoes|motivos|erros|passos|tendencias|perguntas|formas|ideias|truques|mitos|vantagens|maneiras',
    'dicas para|entrevista|na feira|estande|stand|webinar|podcast|doacao|doa|solidari*|ong|comparacao|comparativo|acoes caem|acoes sobem|acoes da|politica de privacidade|manutencao|fora do ar|alternativa a|alternativas a|o que significa|passo a passo|erros comuns|erros que|caso de sucesso|horario|saiba como|o que muda|resenha',
  ],
  publicBodies:
    '^o governo|^governo|^a ue|^bruxelas|^o nosso cliente|^nosso cliente|^camara|^prefeitura|^congresso',
  roundups:
    'da semana|do dia|do mes|resumo|newsletter|boletim|em resumo|curtas|as startups que|{number} startups|{number} empresas|e outras|e outros|entre outras|ranking das|lista de|conheca as',
  calledOff: [
    'nega|negam|negou|desmente|desmentem|desmentiu|descarta|descartou|rejeita|rejeitou|afasta cenario|refuta … *demiss*|despedimento*|venda|vender|fusao|rumor*|compra|comprar|aquisicao|oferta|opa|ipo|layoff*|que|saida|crise|cortes|falencia|recuperacao',
    'cancela|cancelou|suspende|suspendeu|adia|adiou|desiste|desistiu|abandona|abandonou|congela|rompe|retira|retirou|recua … compra|fusao|ipo|planos|plano|projeto|abertura|opa|oferta|aquisicao|venda|lancamento|rodada|ronda|negociacoes|bolsa|expansao|demissoes|despedimento*',
    'nao esta a venda|sem demissoes|sem despedimentos|nao vai demitir|nao havera demissoes|fracassa|fracassou|falha acordo|nao se concretiza|nao avanca|cai por terra|nao conseguiu',
  ],
};
