/** The taught nouns that are counted. Of others (advice, scissors, Brazil) no other number is in use, or none of the taught meaning. */
const WORDS = `
Friday Monday Saturday Sunday T-shirt Thursday Tuesday Wednesday accident account accountant actor actress address adult adventure
advertisement afternoon age agreement airline airplane airport alarm allergy alley almond alphabet ambulance amount analysis ancestor
angel animal ankle announcement answer ant apartment app appetizer apple appointment apricot apron architect area argument arm armchair
army arrival arrow art article artist assistant astronaut attic attitude audience audition aunt avalanche average avocado award ax baby
back background backpack bag balcony ball balloon banana band bandage bank bar bark base basement basis basket bat bathroom bathtub
battery battle beach bean bear beard bed bedroom bee beer beet beginning bell belly belt bench bicycle bill bird birth birthday
blackboard blanket blender blueberry board boat body bomb bone book bookcase boot border boss bottle bottom bouquet bowl box boy
boyfriend bracelet brain brake branch brand break breakfast breast breath breeze brick bride bridge broadcast broom brother bruise
bucket budget buffalo buffet building bull bullet bunch bus bush business butterfly button cabbage cactus cafeteria café cake calendar
calf call camel camera campfire can candle candy capital captain car card carnival carpenter carpet carrot cartoon case castle cat
caterpillar cave ceiling celebrity cemetery center century ceremony chain chair chameleon champion chance change channel chapter
character charger check checkout cheek cheese cheetah chemical cherry chest chick chicken chickpea child chimney chimpanzee chin
chocolate choice church cigarette circle circus citizen city class claw client climate clinic cloud clown club coach coast coat
cockroach cocktail coconut coffee coffin coin cold collar colleague color comb comedy command comment commission community company
compass competition complaint compliment computer concept concert conclusion condition conference confession conflict contract
conversation cook cookie coral corner costume cough country couple course court cousin cow coward crab crack crew crime crisis
crocodile cross crow crowd crown cube cucumber culture cup curse curtain curve custom customer dad dance danger date daughter
daughter-in-law day death debt decision decoration deer defense degree delay delivery dentist department departure description desert
design desire desk dessert destination detail detective development devil diamond dictionary difference dinner dinosaur direction
director disaster discount disease dish dishwasher distance divorce doctor document dog doll dollar dolphin donkey door doorbell dot
dozen drama drawer dream dress drill drink driver drought drug drum duck duty eagle ear earring earthquake edge effect effort egg
eggplant elbow election electrician element elephant elevator email embassy emergency emotion emperor empire employee end enemy engine
engineer entrance envelope environment episode eraser euro evening event evil exam example executive exercise exhibition exit expense
experience experiment expert explanation explosion eye eyebrow eyelash face fact factory failure fairy faith fall family fan farm
farmer fashion fate father father-in-law faucet fear fee feeling fellow fence ferry fever field fig file finger fingernail fire
firefighter fish fisherman fist flag flashlight flight flood floor flower flowerpot flute fly foal folder food fool foot force forehead
foreigner forest fork form fountain fox freedom freezer friend friendship frog front fruit fund funeral game gang garage garden
gardener gas gate generation genius gentleman ghost gift giraffe girl girlfriend glass glove goal goat goldfish goose gorilla
government governor grade grandfather grandmother grandson grape grass grasshopper grave grill groom group guard guest guitar gun gut
gym habit hairdresser half hallway hamburger hammer hamster hand handbag handkerchief hanger harvest hat hazelnut head headache heart
heater heel height heir helicopter helmet herd hero highway hill hip hippo hobby hole holiday honeymoon honor hope horn horror horse
hospital hostage hotel hour house hug husband idea image inch individual industry infection ingredient injection injury insect instinct
interest interview investigation investment invitation island jacket jam jar jellyfish joke journalist journey joy judge juice jury
kangaroo kettle key keyboard kidney kilo kilometer kindergarten king kingdom kiss kitchen kite kitten kiwi knee knife ladder lady lake
lamb lamp landscape language laptop law lawyer leader leaf leg legend lemon lentil lesson letter level liar library lid lie life light
limit line link lion lip lipstick liquid list liter liver lizard loan lobster location loser loss lotus lover lunch lung machine
magazine mailbox mammal man manager mango map market marriage mask master match mate material matter mattress mayor meadow meaning
mechanic medal medication medicine meeting melody melon member memory menu message metal meter method microphone microwave mile mind
minister minute miracle mirror missile mistake model mom moment monkey monster month monument mood moon morning mosque mosquito mother
mother-in-law motorcycle mountain mouse mouth movie mule murder murderer muscle museum mushroom musical musician mustache mystery nail
name napkin neck necklace needle neighbor neighborhood nephew nerve nest newspaper night nightclub nightmare noise nose notebook novel
number nun nurse nursery oak object ocean octopus office officer oil ointment olive onion opera opinion orange orchestra orchid organ
organization orphan ostrich outlet oven owl owner package padlock page pain paint paintbrush painter painting pair palace palm panda
papaya paper parade park parrot part partner party passenger passion passport password path patient pattern pea peach peacock peanut
pear peel pen pencil penguin performance perfume person personality pet petal pharmacist pharmacy phone photo photograph photographer
phrase piano piece pig pigeon piglet pile pill pillow pilot pine pineapple pirate pizza place plan planet plant plate player playground
pleasure plum pocket poem poet point poison politician pomegranate pond port postcard pot potato pound power prayer pregnancy
prescription president pressure price priest prince princess printer prison prisoner problem process producer product profession profit
programmer project property pulse pumpkin punishment puppy purpose quality quarter queen question quote rabbit race radio radish
railroad rainbow raincoat raindrop raisin range rank raspberry reason receipt recipe record rectangle referee refrigerator refund
regret rehearsal relationship relative religion rent report reporter reservation resident responsibility restaurant result revolution
rhino rhythm rib riddle rifle right ring risk rival river road robbery robot rocket role roof room rooster root rope rose route row
rule ruler rumor résumé sailboat sailor salad salary sale salesperson sandwich sauce sausage saw scar scarf schedule school science
scientist score scorpion scream screen screw screwdriver script sea seal seashell season seat second secret secretary seed senior sense
sentence series servant service sex shampoo shape shark sheep sheet shelf shield ship shirt shock shoe shoulder shower shrimp side
sidewalk sign signal signature silence sin singer sink sip sister situation size skill skirt skull sky skyscraper slave sleeve slipper
smell smile snail snake sneaker snowman snowstorm soap society sock soda sofa soil soldier solution son son-in-law song soul sound soup
souvenir sparrow speech speed sphere spice spider sponge spoon sport spring spy square squid squirrel stable stadium stage star
starfish statement statue steak step stock stomachache stone store storm story stove stranger straw strawberry street streetlight
strength strike stroke structure student studio study style subject submarine suburb subway success suggestion suit suitcase summer sun
sunflower sunrise sunset supermarket surface surgeon surgery surprise suspect sweater swimsuit sword symbol symptom system table
tablecloth tablet tail tailor tale talent tank tape target task taste tattoo tax taxi tea teacher team teapot tear teaspoon technology
teenager television temperature temple tent textbook theater theory therapy thermometer thief thigh thing thorn thought thread throat
thumb ticket tie tiger time tip tire tissue title toaster toe toilet tomato ton tongue tool tooth toothache toothbrush toothpick top
tornado total tourist towel tower toy track tractor tradition tragedy train traitor tram translation translator tray treatment tree
trial triangle trip trophy trouble truck trumpet trunk truth tulip tune turtle twin type umbrella uncle uniform union universe
university vacation vaccine value vampire vase vegetable vegetarian vehicle veterinarian victim victory video village violin virus visa
vitamin voice volcano volunteer waist wall wallet walnut war wardrobe warrior watch waterfall watermelon wave way weakness weapon
website wedding weed week weekend weight whale wheel wheelchair widow wife wind window wine wing winner winter wire wish witch witness
wolf woman word worker world worm wound wrist writer yard year yogurt zebra zipper zoo zucchini
`;

/** Several words, a low line for each space. */
const PHRASES = `
Christmas_tree air_conditioner alarm_clock amusement_park bank_account bell_pepper blood_test boarding_pass bus_stop cell_phone
chili_pepper city_center city_hall coffee_bean coffee_maker construction_site credit_card cutting_board dining_room door_handle
double_room driver’s_license fairy_tale family_tree fire_station fire_truck front_desk frying_pan gas_station greeting_card guinea_pig
hair_dryer hair_salon hot_chocolate ice_cream ice_cube job_interview last_name light_bulb light_switch living_room mail_carrier
main_course movie_theater musical_instrument older_brother older_sister palm_tree parking_lot picture_frame plastic_bag polar_bear
police_car police_officer police_station post_office seat_belt shopping_cart shopping_mall single_room sleeping_bag social_network
steering_wheel sweet_potato swimming_pool tea_bag tour_guide tourist_attraction traffic_jam traffic_light train_car train_station
trash_can travel_agency vacuum_cleaner video_game wall_clock washing_machine weather_forecast wild_boar wine_glass younger_brother
younger_sister
`;

export const COUNTABLE_NOUNS: ReadonlySet<string> = new Set(
  [...WORDS.trim().split(/\s+/), ...PHRASES.trim().split(/\s+/)].map(noun => noun.replaceAll('_', ' ')),
);
