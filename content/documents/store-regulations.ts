import type { DocumentSection } from './types';

/** Sample text for the owner's lawyer to read. It says what the shop does; change it together with the shop. */
export const storeRegulations: readonly DocumentSection[] = [
  {
    id: { pl: 'postanowienia-ogolne', en: 'general' },
    title: { pl: 'Postanowienia ogólne', en: 'General' },
    blocks: [
      {
        pl: 'Regulamin określa zasady zamawiania obrazów, portretów, plakatów i innych prac w sklepie na tej stronie. Sprzedawcą jest:',
        en: 'These regulations say how pictures, portraits, posters and other works are ordered in the shop on this site. The seller is:',
      },
      {
        list: [
          { pl: '{seller}, {studio}, {city}', en: '{seller}, {studio}, {city}' },
          { pl: 'adres: {address}', en: 'address: {address}' },
          { pl: 'NIP: {taxId}', en: 'tax number (NIP): {taxId}' },
          { pl: 'e-mail: {email}, telefon: {phone}', en: 'e-mail: {email}, phone: {phone}' },
        ],
      },
      {
        pl: 'Do zamówienia wystarczy aktualna przeglądarka z włączonym JavaScriptem i adres e-mail. Bez JavaScriptu zamówienie przyjmuję e-mailem. Konto nie jest potrzebne, a korzystanie ze strony jest bezpłatne. Nie wolno przesyłać treści bezprawnych.',
        en: 'All you need to order is a current browser with JavaScript and an e-mail address. Without JavaScript I take orders by e-mail. There is no account, and using the site is free. Unlawful content must not be sent.',
      },
    ],
  },
  {
    id: { pl: 'co-mozna-zamowic', en: 'what-you-can-order' },
    title: { pl: 'Co można zamówić', en: 'What you can order' },
    blocks: [
      {
        list: [
          {
            pl: 'Obrazy: gotowe prace w stałej cenie. Przy każdej napisano, co otrzymujesz: plik cyfrowy, wydruk albo oryginał.',
            en: 'Pictures: finished works at a fixed price. Each says what you receive: a digital file, a print or the original.',
          },
          {
            pl: 'Portrety i obrazy na zamówienie: powstają według Twojego zdjęcia i opisu, w wybranej technice i formacie.',
            en: 'Portraits and paintings to order: made from your photo and description, in the technique and size you choose.',
          },
          {
            pl: 'Plakaty: ilustracje na wybranym nośniku, od pliku cyfrowego po kubek i koszulkę.',
            en: 'Posters: illustrations on the medium you choose, from a digital file to a mug or a T-shirt.',
          },
        ],
      },
      {
        pl: 'Kolory na ekranie mogą się nieznacznie różnić od kolorów farby i druku. Obraz malowany ręcznie nie jest kopią zdjęcia.',
        en: 'Colours on a screen may differ slightly from those of paint and print. A painting made by hand is not a copy of a photo.',
      },
    ],
  },
  {
    id: { pl: 'zamowienia', en: 'orders' },
    title: { pl: 'Zamówienie i umowa', en: 'Order and contract' },
    blocks: [
      {
        pl: 'Zamówienie składasz przez formularz. Jest ono zapytaniem, nie wiążącym zakupem: w chwili wysłania nic nie płacisz i do niczego się nie zobowiązujesz. Po wysłaniu zobaczysz numer zamówienia.',
        en: 'You order with the form. An order is a request, not a binding purchase: when you send it you pay nothing and commit yourself to nothing. After sending it you see the order’s number.',
      },
      {
        pl: 'Umowa zostaje zawarta, gdy potwierdzę zamówienie w wiadomości e-mail. Potwierdzenie podaje cenę, koszt dostawy, sposób płatności i termin. Jeśli cokolwiek różni się w nim od tego, co pokazał formularz, umowa wiąże dopiero po Twojej zgodzie w odpowiedzi.',
        en: 'The contract is concluded when I confirm the order by e-mail. The confirmation states the price, the cost of delivery, the way to pay and the date. If anything in it differs from what the form showed, the contract binds only after you have agreed in reply.',
      },
      {
        pl: 'Do chwili potwierdzenia możesz zmienić albo cofnąć zamówienie jedną wiadomością. Mogę też odmówić jego przyjęcia, na przykład gdy oryginał został już sprzedany.',
        en: 'Until the confirmation you can change or take back the order with one message. I may also decline it, for example when an original has already been sold.',
      },
    ],
  },
  {
    id: { pl: 'ceny-i-platnosci', en: 'prices-and-payment' },
    title: { pl: 'Ceny i płatności', en: 'Prices and payment' },
    blocks: [
      {
        pl: 'Ceny podane są w złotych i zawierają podatek. Nie zawierają kosztu dostawy.',
        en: 'Prices are in Polish zloty and include tax. They do not include delivery.',
      },
      {
        list: [
          {
            pl: 'Obrazy mają cenę stałą, podaną w sklepie.',
            en: 'Pictures have a fixed price, stated in the shop.',
          },
          {
            pl: 'Cena plakatu zależy od wybranych parametrów i jest pokazana przed wysłaniem zamówienia.',
            en: 'The price of a poster depends on the parameters you choose and is shown before you send the order.',
          },
          {
            pl: 'Przy portretach, obrazach na zamówienie i własnych formatach formularz podaje cenę „od”. Ostateczną cenę potwierdzam przed rozpoczęciem pracy.',
            en: 'For portraits, paintings to order and custom sizes the form states a price “from”. I confirm the final price before the work begins.',
          },
        ],
      },
      {
        pl: 'Na stronie nie ma płatności. Sposób i termin zapłaty podaje potwierdzenie.',
        en: 'Nothing is paid on the site. The confirmation says how and by when to pay.',
      },
    ],
  },
  {
    id: { pl: 'dostawa', en: 'delivery' },
    title: { pl: 'Dostawa', en: 'Delivery' },
    blocks: [
      {
        pl: 'Pliki cyfrowe wysyłam e-mailem. Pozostałe prace wysyłam na podany adres, zabezpieczone na drogę. Koszt, przewoźnika i termin podaje potwierdzenie zamówienia.',
        en: 'Digital files are sent by e-mail. Other works are sent to the address you gave, packed for the journey. The confirmation of the order states the cost, the carrier and the date.',
      },
      {
        pl: 'Jeśli paczka dotarła uszkodzona, zrób zdjęcie i napisz do mnie. To ułatwia reklamację, ale nie jest jej warunkiem.',
        en: 'If a parcel arrives damaged, take a photo and write to me. This makes a complaint easier, but is not a condition for one.',
      },
    ],
  },
  {
    id: { pl: 'pliki-i-prawa-autorskie', en: 'files-and-copyright' },
    title: { pl: 'Pliki cyfrowe i prawa autorskie', en: 'Digital files and copyright' },
    blocks: [
      {
        pl: 'Plik cyfrowy dostajesz w pełnej rozdzielczości, do oglądania i wydruku na własny użytek. Prawa autorskie zostają przy mnie: pliku ani pracy nie wolno sprzedawać, publikować jako własnych ani używać w celach handlowych bez pisemnej zgody.',
        en: 'You receive a digital file in full resolution, to look at and to print for your own use. Copyright stays with me: neither the file nor the work may be sold, published as your own or used commercially without written consent.',
      },
      {
        pl: 'Przesyłając zdjęcie, potwierdzasz, że wolno Ci go użyć jako wzoru. Zdjęcia nikomu nie pokazuję i usuwam je po 180 dniach.',
        en: 'By sending a photo you confirm that you may use it as a model. I show photos to nobody and delete them after 180 days.',
      },
    ],
  },
  {
    id: { pl: 'odstapienie', en: 'withdrawal' },
    title: { pl: 'Odstąpienie od umowy', en: 'Withdrawal' },
    blocks: [
      {
        pl: 'Jako konsument możesz odstąpić od umowy w ciągu 14 dni bez podania przyczyny. Termin liczy się od dnia, w którym dostajesz pracę, a przy pliku cyfrowym od zawarcia umowy. To samo prawo ma osoba prowadząca działalność jednoosobowo, gdy umowa nie ma dla niej charakteru zawodowego.',
        en: 'As a consumer you can withdraw from the contract within 14 days without giving a reason. The period runs from the day you receive the work; for a digital file, from the day the contract is concluded. A sole trader has the same right where the contract is not of a professional nature for them.',
      },
      {
        pl: 'Wystarczy wiadomość na {email}, na przykład: „Odstępuję od umowy dotyczącej zamówienia nr …, zawartej dnia …”. Pracę odsyłasz w ciągu 14 dni od tej wiadomości, na swój koszt. Zapłatę wraz z kosztem najtańszej zwykłej dostawy zwracam w ciągu 14 dni od otrzymania oświadczenia, tą samą drogą; mogę zaczekać ze zwrotem, aż praca lub dowód jej nadania do mnie dotrze.',
        en: 'A message to {email} is enough, for example: “I withdraw from the contract for order no. …, concluded on …”. You send the work back within 14 days of that message, at your own cost. I return your payment, with the cost of the cheapest ordinary delivery, within 14 days of receiving the statement and in the same way; I may wait until the work, or proof that it was sent, has reached me.',
      },
      {
        pl: 'Prawo odstąpienia nie przysługuje:',
        en: 'There is no right of withdrawal:',
      },
      {
        list: [
          {
            pl: 'gdy praca powstaje według Twojego zdjęcia, opisu lub innych własnych wskazań, czyli przy portretach i obrazach na zamówienie oraz przedmiotach wykonanych na miarę,',
            en: 'for a work made to your photo, description or other instructions of your own, that is, for portraits and paintings to order and for things made to measure,',
          },
          {
            pl: 'przy pliku cyfrowym, jeśli za Twoją wyraźną zgodą został wysłany przed upływem tego terminu, po informacji, że tracisz wtedy prawo odstąpienia, i po potwierdzeniu tego w wiadomości e-mail.',
            en: 'for a digital file, if it was sent before the end of that period with your express consent, after you were told that you then lose the right of withdrawal, and this was confirmed to you by e-mail.',
          },
        ],
      },
    ],
  },
  {
    id: { pl: 'reklamacje', en: 'complaints' },
    title: { pl: 'Reklamacje', en: 'Complaints' },
    blocks: [
      {
        pl: 'Mam obowiązek dostarczyć pracę zgodną z umową. Jeśli coś jest z nią nie tak, napisz na {email}: podaj numer zamówienia, opisz, co się stało, i czego oczekujesz. Zdjęcie pomaga. Odpowiedź dostaniesz w ciągu 14 dni.',
        en: 'I am obliged to deliver a work that conforms to the contract. If something is wrong with it, write to {email}: give the order’s number, say what happened and what you expect. A photo helps. You will have an answer within 14 days.',
      },
      {
        pl: 'Zgodnie z ustawą o prawach konsumenta możesz żądać naprawy lub wymiany, a gdy to niemożliwe lub nie pomogło, obniżenia ceny albo odstąpić od umowy.',
        en: 'Under the Polish Consumer Rights Act you can ask for a repair or a replacement, and where that is impossible or did not help, for a lower price, or withdraw from the contract.',
      },
      {
        pl: 'Spór możesz też bezpłatnie oddać do mediacji przez wojewódzki inspektorat Inspekcji Handlowej; pomocy udziela także rzecznik konsumentów w Twoim mieście lub powiecie. Udział w takim postępowaniu jest dobrowolny dla obu stron.',
        en: 'You can also take a dispute to free mediation by the provincial inspectorate of the Trade Inspection (Inspekcja Handlowa); the consumer ombudsman of your town or county helps too. Taking part is voluntary for both sides.',
      },
    ],
  },
  {
    id: { pl: 'dane-osobowe', en: 'personal-data' },
    title: { pl: 'Dane osobowe', en: 'Personal data' },
    blocks: [
      {
        pl: 'Dane z formularza służą tylko do obsługi zamówienia. Jakie to dane, jak długo je przechowuję i jakie masz prawa, opisuje {privacyPolicy}.',
        en: 'The data in the form serves only to handle the order. What data this is, how long it is kept and what rights you have is described in the {privacyPolicy}.',
      },
    ],
  },
  {
    id: { pl: 'postanowienia-koncowe', en: 'final-provisions' },
    title: { pl: 'Postanowienia końcowe', en: 'Final provisions' },
    blocks: [
      {
        pl: 'Do zamówienia stosuje się regulamin z dnia jego wysłania; późniejsze zmiany go nie dotyczą. Obowiązuje prawo polskie, co nie odbiera konsumentowi ochrony, jaką daje mu prawo kraju, w którym mieszka.',
        en: 'An order follows the regulations of the day on which it was sent; later changes do not affect it. Polish law applies, which does not take from a consumer the protection given by the law of the country where they live.',
      },
      {
        pl: 'Pytania? Napisz na {email} albo zadzwoń: {phone}.',
        en: 'Questions? Write to {email} or call {phone}.',
      },
    ],
  },
];
