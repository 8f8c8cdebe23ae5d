import type { DocumentSection } from './types';

/** Sample text for the owner's lawyer to read. It says what the site does; change it together with the site. */
export const privacyPolicy: readonly DocumentSection[] = [
  {
    id: { pl: 'administrator', en: 'controller' },
    title: { pl: 'Kto odpowiada za dane', en: 'Who is responsible for your data' },
    blocks: [
      {
        pl: 'Dane, które zostawiasz na tej stronie, trafiają do pracowni. Administratorem danych jest:',
        en: 'The data you leave on this site reaches the studio. The controller of the data is:',
      },
      {
        list: [
          { pl: '{seller}, {studio}', en: '{seller}, {studio}' },
          { pl: 'adres: {address}', en: 'address: {address}' },
          { pl: 'NIP: {taxId}', en: 'tax number (NIP): {taxId}' },
          { pl: 'e-mail: {email}', en: 'e-mail: {email}' },
          { pl: 'telefon: {phone}', en: 'phone: {phone}' },
        ],
      },
      {
        pl: 'W każdej sprawie dotyczącej danych napisz na ten adres e-mail. Odpowiedź dostaniesz najpóźniej w ciągu miesiąca.',
        en: 'For anything that concerns your data, write to this e-mail address. You will have an answer within one month at the latest.',
      },
    ],
  },
  {
    id: { pl: 'jakie-dane', en: 'what-data' },
    title: { pl: 'Jakie dane i po co', en: 'What data, and why' },
    blocks: [
      {
        pl: 'Stronę możesz oglądać bez podawania czegokolwiek. Dane zbieram dopiero wtedy, gdy coś do mnie wysyłasz:',
        en: 'You can look at the whole site without telling me anything. I collect data only when you send me something:',
      },
      {
        list: [
          {
            pl: 'Zamówienie w sklepie: imię, nazwisko, adres dostawy, numer telefonu, adres e-mail, wybrane parametry oraz opis i uwagi. Są potrzebne, żeby odpowiedzieć na zamówienie, zawrzeć umowę i ją wykonać (art.\u00a06 ust.\u00a01 lit.\u00a0b RODO).',
            en: 'An order in the shop: first name, last name, delivery address, phone number, e-mail address, the options you chose, and your description and comments. They are needed to answer the order, to conclude the contract and to carry it out (Article 6(1)(b) GDPR).',
          },
          {
            pl: 'Zdjęcia dołączone do zamówienia: służą wyłącznie jako wzór obrazu lub portretu (art.\u00a06 ust.\u00a01 lit.\u00a0b RODO). Przed zapisaniem usuwam z nich metadane, czyli między innymi miejsce i datę wykonania.',
            en: 'Photos attached to an order: they serve only as the model for the painting or portrait (Article 6(1)(b) GDPR). Before they are stored, their metadata, such as the place and date they were taken, is removed.',
          },
          {
            pl: 'Wiadomość albo zgłoszenie na lekcje: dane, które w nim podajesz, na przykład imię, adres e-mail i numer telefonu. Są potrzebne, żeby Ci odpowiedzieć (art.\u00a06 ust.\u00a01 lit.\u00a0b i f RODO).',
            en: 'A message or a registration for lessons: the data you give in it, for example your name, e-mail address and phone number. It is needed to answer you (Article 6(1)(b) and (f) GDPR).',
          },
          {
            pl: 'Rozliczenia i ewentualne roszczenia: dane zamówienia przechowuję tak długo, jak wymagają tego przepisy podatkowe i terminy przedawnienia (art.\u00a06 ust.\u00a01 lit.\u00a0c i f RODO).',
            en: 'Accounts and possible claims: order data is kept for as long as tax law and limitation periods require (Article 6(1)(c) and (f) GDPR).',
          },
        ],
      },
      {
        pl: 'Podanie danych jest dobrowolne, ale bez nich nie mogę przyjąć zamówienia ani na nie odpowiedzieć. Nie podejmuję decyzji automatycznie i nikogo nie profiluję.',
        en: 'Giving your data is voluntary, but without it I can neither accept an order nor answer it. No decisions are made automatically and nobody is profiled.',
      },
    ],
  },
  {
    id: { pl: 'jak-dlugo', en: 'how-long' },
    title: { pl: 'Jak długo', en: 'How long' },
    blocks: [
      {
        pl: 'Każda rzecz ma swój termin, po którym zostaje usunięta:',
        en: 'Everything has a date after which it is deleted:',
      },
      {
        list: [
          {
            pl: 'zamówienia ze sklepu: do końca szóstego roku kalendarzowego po roku zamówienia,',
            en: 'shop orders: until the end of the sixth calendar year after the year of the order,',
          },
          {
            pl: 'zdjęcia dołączone do zamówienia: 180 dni, a po rezygnacji z oferty najwyżej 30 dni,',
            en: 'photos attached to an order: 180 days, and at most 30 days once an offer is declined,',
          },
          {
            pl: 'wiadomości, zapytania o obraz, zgłoszenia na lekcje i prośby o powiadomienie: 12 miesięcy,',
            en: 'messages, enquiries about a painting, registrations for lessons and wishes to be told when something opens: 12 months,',
          },
          {
            pl: 'przesyłki uznane za spam oraz dzienniki serwera: 30 dni. W dziennikach nie zapisuję imion, adresów ani treści wiadomości.',
            en: 'submissions taken for spam, and the server’s logs: 30 days. The logs contain no names, addresses or messages.',
          },
        ],
      },
    ],
  },
  {
    id: { pl: 'odbiorcy', en: 'recipients' },
    title: { pl: 'Kto jeszcze widzi dane', en: 'Who else sees the data' },
    blocks: [
      {
        pl: 'Danych nie sprzedaję i nikomu nie udostępniam do jego własnych celów. Widzą je tylko ci, bez których zamówienia nie da się wykonać:',
        en: 'Data is not sold, and not shared with anyone for purposes of their own. Only those without whom an order cannot be carried out see it:',
      },
      {
        list: [
          {
            pl: 'firma, która utrzymuje serwer strony i pocztę e-mail,',
            en: 'the company that runs the site’s server and its e-mail,',
          },
          {
            pl: 'przewoźnik, który dostarcza paczkę: imię, nazwisko, adres i numer telefonu,',
            en: 'the carrier who delivers the parcel: name, address and phone number,',
          },
          {
            pl: 'księgowość: dane, które stoją na rachunku.',
            en: 'the accountant: the data that stands on the invoice.',
          },
        ],
      },
      {
        pl: 'Strona nie wczytuje niczego z cudzych serwerów: żadnych statystyk odwiedzin, reklam, map, filmów ani czcionek.',
        en: 'The site loads nothing from other people’s servers: no visitor statistics, advertising, maps, videos or fonts.',
      },
    ],
  },
  {
    id: { pl: 'przegladarka', en: 'browser' },
    title: { pl: 'Co zostaje w Twojej przeglądarce', en: 'What stays in your browser' },
    blocks: [
      {
        pl: 'Samo oglądanie strony niczego w przeglądarce nie zapisuje. Później mogą się w niej znaleźć:',
        en: 'Looking at the site stores nothing in your browser. Later it may hold:',
      },
      {
        list: [
          {
            pl: 'ciasteczko „csrftoken”, gdy zaczynasz wypełniać formularz: chroni go przed wysłaniem z obcej strony i znika po zamknięciu przeglądarki (niezbędne),',
            en: 'the cookie “csrftoken”, once you begin to fill in a form: it keeps other sites from sending the form in your name, and disappears when the browser is closed (necessary),',
          },
          {
            pl: 'szkice formularzy, których jeszcze nie wysłano: to, co w nich wybierasz i wpisujesz, w pamięci lokalnej (localStorage), a zdjęcia dodane do zamówienia w bazie danych przeglądarki (IndexedDB). Dzięki nim odświeżenie strony, zamknięta karta, zmiana języka ani brak internetu niczego nie kasuje. Są niezbędne do usługi, o którą prosisz, zostają wyłącznie na tym urządzeniu i bez wysłania formularza nigdzie nie trafiają. Szkic usuwa wysłanie formularza albo przycisk „Zacznij od nowa”; szkice starsze niż 30 dni, razem ze zdjęciami, strona usuwa, gdy następnym razem otworzysz jej formularz. Na wspólnym komputerze wybierz przy szkicu „Nie zapisuj tutaj”: strona usunie wtedy szkice z urządzenia i zapamięta tylko ten wybór (pod nazwą „drafts-off”), a nowe szkice zostaną najwyżej do zamknięcia karty (niezbędne),',
            en: 'drafts of forms that are not sent yet: what you choose and type in them, in local storage (localStorage), and the photos that you added to an order, in the browser’s database (IndexedDB). They are why a reload, a closed tab, a change of language or a lost connection loses nothing. They are strictly necessary for the service you ask for, stay on this device only and are sent nowhere unless you send the form. Sending the form deletes its draft, and so does the button “Start over”; drafts older than 30 days, with their photos, are deleted when you next open a form of the site. On a shared computer choose “Do not save here” beside the draft: the site then deletes the drafts from the device and remembers that choice alone (under the name “drafts-off”), and new drafts last no longer than the tab (necessary),',
          },
          {
            pl: 'potwierdzenie ostatnio wysłanego zamówienia z Twoimi danymi, w pamięci karty (sessionStorage): dzięki niemu odświeżenie strony ani zmiana języka go nie kasuje. Znika po zamknięciu karty i nie opuszcza Twojego urządzenia (niezbędne),',
            en: 'the confirmation of the order you last sent, with your details, in the memory of the tab (sessionStorage): so that neither a reload nor a change of language loses it. It disappears with the tab, and does not leave your device (necessary),',
          },
          {
            pl: 'nieczytelny skrót wysłanego formularza, dopóki strona nie potwierdzi jego przyjęcia, także w pamięci karty: dzięki niemu wysłanie tego samego jeszcze raz po odświeżeniu strony nie jest drugim zamówieniem. Znika z potwierdzeniem albo z zamknięciem karty (niezbędne),',
            en: 'an unreadable digest of a form that you sent, until the site confirms that it has it, in the memory of the tab as well: so that sending the same again after a reload is not a second order. It disappears with the confirmation or with the tab (necessary),',
          },
          {
            pl: 'Twoja odpowiedź na pytanie o ciasteczka, w pamięci lokalnej pod nazwą „consent”, żeby nie pytać drugi raz (niezbędne),',
            en: 'your answer to the question about cookies, in local storage under the name “consent”, so that you are not asked twice (necessary),',
          },
          {
            pl: 'wybrany język w pamięci lokalnej pod nazwą „lang”, wyłącznie za Twoją zgodą. Zgodę możesz wycofać w każdej chwili; zapis zostaje wtedy usunięty.',
            en: 'the language you chose, in local storage under the name “lang”, only with your consent. You can withdraw the consent at any time; the entry is then deleted.',
          },
        ],
      },
    ],
  },
  {
    id: { pl: 'prawa', en: 'rights' },
    title: { pl: 'Twoje prawa', en: 'Your rights' },
    blocks: [
      {
        pl: 'Wystarczy jedna wiadomość na {email}. Masz prawo:',
        en: 'One message to {email} is enough. You have the right:',
      },
      {
        list: [
          {
            pl: 'dowiedzieć się, jakie dane przechowuję, i dostać ich kopię,',
            en: 'to know what data is kept, and to receive a copy of it,',
          },
          { pl: 'poprawić dane, które są błędne lub niepełne,', en: 'to have wrong or incomplete data corrected,' },
          {
            pl: 'usunąć dane, o ile przepisy nie każą ich zachować,',
            en: 'to have data deleted, unless the law requires it to be kept,',
          },
          {
            pl: 'ograniczyć ich przetwarzanie albo się mu sprzeciwić,',
            en: 'to restrict the processing or to object to it,',
          },
          {
            pl: 'przenieść dane, czyli otrzymać je w pliku, który odczyta komputer,',
            en: 'to take your data elsewhere, that is, to receive it in a file that a computer can read,',
          },
          { pl: 'wycofać zgodę, jeśli była potrzebna.', en: 'to withdraw a consent, where one was needed.' },
        ],
      },
      {
        pl: 'Możesz też złożyć skargę do Prezesa Urzędu Ochrony Danych Osobowych w Warszawie.',
        en: 'You can also complain to the President of the Personal Data Protection Office (UODO) in Warsaw.',
      },
    ],
  },
  {
    id: { pl: 'zmiany', en: 'changes' },
    title: { pl: 'Zmiany i inne dokumenty', en: 'Changes and other documents' },
    blocks: [
      {
        pl: 'Jeśli strona zacznie działać inaczej, zmieni się także ten tekst; aktualna wersja jest zawsze pod tym adresem. Zasady zamawiania opisuje {storeRegulations}.',
        en: 'When the site begins to work differently, this text changes too; the current version always stands at this address. How ordering works is described in the {storeRegulations}.',
      },
    ],
  },
];
